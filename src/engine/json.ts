/** The values a saved game may hold: no `undefined`, no dates, no class instances. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export function clone<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(clone) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key];
    if (item !== undefined) copy[key] = clone(item);
  }
  return copy as T;
}

/** The same text for the same value, whatever the order in which its keys were set. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`).join(',')}}`;
}

function inOrder(record: Record<string, unknown>): boolean {
  let before: string | undefined;
  for (const key in record) {
    if (before !== undefined && before > key) return false;
    before = key;
  }
  return true;
}

/**
 * Puts the keys of every record in one order, in place, as saving and loading does: whoever goes through a record must
 * find the same order whichever branch added to it first.
 */
export function sortKeys(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) sortKeys(item);
    return;
  }
  const record = value as Record<string, unknown>;
  if (!inOrder(record)) {
    const items = Object.keys(record)
      .sort()
      .map((key) => [key, record[key]] as const);
    for (const [key] of items) delete record[key];
    for (const [key, item] of items) record[key] = item;
  }
  for (const key in record) sortKeys(record[key]);
}
