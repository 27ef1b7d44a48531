import { unreadableParts } from './knowledge/unknown.ts';

/** Values that a saved game may hold: no `undefined`, no dates, no class instances. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isNested = (value: unknown): value is object => value !== null && typeof value === 'object';

// Copies the whole state at every answer, so values that are not nested cost no call.

export function clone<T>(value: T): T {
  if (!isNested(value)) return value;
  const unknown = unreadableParts(value);
  if (unknown) return unknown.copy(clone) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => (isNested(item) ? clone(item) : item)) as T;
  const record = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const key in record) {
    const item = record[key];
    if (item !== undefined) copy[key] = isNested(item) ? clone(item) : item;
  }
  return copy as T;
}

/** Serializes a value with sorted keys, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`).join(',')}}`;
}

/**
 * Sorts the keys of every record in place, as saving and loading does: iteration must find the same order no matter
 * which branch added a key first. Returns whether any record was out of order. `except`: keys of this record whose
 * values are left as they are.
 */
export function sortKeys(value: unknown, except?: readonly string[]): boolean {
  if (!isNested(value) || unreadableParts(value)) return false;
  if (Array.isArray(value)) return sortItems(value);
  let moved = false;
  const record = value as Record<string, unknown>;
  let ordered = true;
  let before = '';
  for (const key in record) {
    if (!isIndex(key)) {
      if (before > key) ordered = false;
      before = key;
    }
    const item = record[key];
    if (isNested(item) && !except?.includes(key) && sortKeys(item)) moved = true;
  }
  if (!ordered) sortOwn(record);
  return moved || !ordered;
}

function sortItems(list: readonly unknown[]): boolean {
  let moved = false;
  for (const item of list) if (isNested(item) && sortKeys(item)) moved = true;
  return moved;
}

/** Tells whether a key is an integer. JavaScript puts such keys first in every record, in numeric order. */
const isIndex = (key: string): boolean => key.charCodeAt(0) <= NINE && INDEX.test(key);
const NINE = '9'.charCodeAt(0);
const INDEX = /^(0|[1-9]\d{0,8})$/;

/** Returns a copy with sorted keys. */
export function sortedCopy<T>(value: T): T {
  const copy = clone(value);
  sortKeys(copy);
  return copy;
}

function sortOwn(record: Record<string, unknown>): void {
  const items = Object.keys(record)
    .sort()
    .map((key) => [key, record[key]] as const);
  for (const [key] of items) delete record[key];
  for (const [key, item] of items) record[key] = item;
}
