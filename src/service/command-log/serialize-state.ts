/** The texts of parts of states, by the part: what is the same in two states is put into words once. */
export type StateTextCache = WeakMap<object, string>;

/** So far down parts are looked for one by one: to the units of a system, a seat's or a planet's own affairs. */
const CACHED_DEPTH = 2;

/**
 * A state as JSON, as `JSON.stringify` has it. States share what has not changed from one to the next (`ordered` in saved.ts), so most of it
 * is known already.
 */
export function serializeState(value: unknown, texts: StateTextCache, depth = CACHED_DEPTH): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = depth === 0 ? JSON.stringify(value) : partsOf(value, texts, depth - 1);
  texts.set(value, text);
  return text;
}

function partsOf(value: object, texts: StateTextCache, depth: number): string {
  if (Array.isArray(value)) return `[${value.map((item) => serializeState(item, texts, depth)).join(',')}]`;
  let text = '';
  for (const [key, item] of Object.entries(value))
    text += `${text && ','}${JSON.stringify(key)}:${serializeState(item, texts, depth)}`;
  return `{${text}}`;
}
