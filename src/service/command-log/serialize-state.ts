/** JSON texts of parts of states, so that a part shared by two states is serialized once. */
export type StateTextCache = WeakMap<object, string>;

/** Depth to which parts are cached one by one, e.g. the units of a system, a seat or a planet. */
const CACHED_DEPTH = 2;

/**
 * Serializes a state exactly as `JSON.stringify` does. Consecutive states share unchanged parts (`withSortedKeys`), so
 * most texts come from the cache.
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
