/** Matches the null character, which PostgreSQL rejects, and lone surrogates, which neither database returns intact. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

const text = (given: string): string => given.replace(UNSTORABLE, '');

/** Removes unstorable characters from plain data, keys included. Returns the same object if there are none. */
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
