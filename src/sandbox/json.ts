export type JsonObject = { [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function objects(value: unknown): JsonObject[] {
  return asArray(value).filter(isObject);
}

export function strings(value: unknown): string[] {
  return asArray(value).filter((item) => typeof item === 'string');
}

export function asString(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise;
}

export function asNumber(value: unknown, otherwise = 0): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** Counts code points, as Discord does, not UTF-16 units: a simple emoji is one character. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
