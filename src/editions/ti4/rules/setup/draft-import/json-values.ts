/** An object of parsed JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the value if it is an object and no list; otherwise undefined. */
export const asObject = (value: unknown): JsonObject | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject) : undefined;

/** Returns the value if it is a list; otherwise undefined. */
export const asList = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? (value as unknown[]) : undefined;

/** Returns a text, or a number as text, without blanks around it; undefined if that leaves nothing. */
export const asText = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '') || undefined;

/** Returns an index, which some tools write as text; undefined if the value is none. */
export function asIndex(value: unknown): number | undefined {
  const text = asText(value) ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/** Parses the JSON object in a text, ignoring what is before and after it; undefined if there is none. */
export function parseJsonObject(text: string): JsonObject | undefined {
  const start = text.indexOf('{');
  if (start < 0 || !/^\{\s*"/.test(text.slice(start))) return undefined;
  try {
    return asObject(JSON.parse(text.slice(start, text.lastIndexOf('}') + 1)) as unknown);
  } catch {
    return undefined;
  }
}
