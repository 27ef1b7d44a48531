/** The sign of number 0, which PostgreSQL does not take, and halves of signs, which neither database gives back as they were. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

const text = (given: string): string => given.replace(UNSTORABLE, '');

/** Plain data as it can be kept anywhere. What is so already stays what it is. */
export function sanitizeJson<T>(given: T): T {
  if (typeof given === 'string') return text(given) as T;
  if (typeof given !== 'object' || given === null) return given;
  if (Array.isArray(given)) {
    const kept = given.map((one: unknown) => sanitizeJson(one));
    return kept.every((one, i) => one === given[i]) ? given : (kept as T);
  }
  if (Object.getPrototypeOf(given) !== Object.prototype) return given;
  const entries = Object.entries(given);
  const kept = entries.map(([key, value]): [string, unknown] => [text(key), sanitizeJson(value)]);
  return kept.every(([key, value], i) => key === entries[i][0] && value === entries[i][1])
    ? given
    : (Object.fromEntries(kept) as T);
}
