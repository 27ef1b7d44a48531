import { itemAt } from './item-at.ts';
import { clone, type Json } from './json.ts';
import { unreadableParts } from './knowledge/unknown.ts';

/** One change at a path: a value set, a key removed, or a list cut to a length. */
export type PatchOperation =
  { at: string[]; value: Json } | { at: string[]; remove: true } | { at: string[]; length: number };

interface JsonRecord {
  [key: string]: Json;
}

/**
 * Returns the changes that lead from `from` to `to`. Undo keeps the changes that lead back, so that it never needs the
 * rules.
 */
export function diff(from: Json, to: Json): PatchOperation[] {
  return diffShared(from, to).map((change) => ('value' in change ? { ...change, value: clone(change.value) } : change));
}

/** Returns the same changes as `diff`, for reading only: their values are shared with `to`. */
export function diffShared(from: Json, to: Json): PatchOperation[] {
  const found: PatchOperation[] = [];
  compare(from, to, [], found);
  return found;
}

/** Adds the changes between two values to `found`. `at`: the path to both, which the caller goes on changing. */
function compare(from: Json, to: Json, at: string[], found: PatchOperation[]): void {
  if (from === to) return;
  const shape = unknownShape(to);
  if (shape !== undefined) {
    if (shape !== unknownShape(from)) found.push({ at: [...at], value: to });
  } else if (Array.isArray(from) && Array.isArray(to)) compareLists(from, to, at, found);
  else if (isRecord(from) && isRecord(to)) compareRecords(from, to, at, found);
  else found.push({ at: [...at], value: to });
}

/** Returns the known part of a partly unknown value as text; undefined for ordinary values. */
const unknownShape = (value: Json): string | undefined =>
  value !== null && typeof value === 'object' ? unreadableParts(value)?.shape() : undefined;

/** Compares two lists. Lists mostly grow at their end, so the way back is mostly a cut. */
function compareLists(from: Json[], to: Json[], at: string[], found: PatchOperation[]): void {
  if (to.length > from.length) {
    found.push({ at: [...at], value: to });
    return;
  }
  for (let i = 0; i < to.length; i++)
    if (from[i] !== to[i]) compareWithin(String(i), itemAt(from, i), itemAt(to, i), at, found);
  if (from.length > to.length) found.push({ at: [...at], length: to.length });
}

function compareRecords(from: JsonRecord, to: JsonRecord, at: string[], found: PatchOperation[]): void {
  for (const key in from)
    if (to[key] === undefined && from[key] !== undefined) found.push({ at: [...at, key], remove: true });
  for (const key in to) {
    const value = to[key];
    const before = from[key];
    if (value === undefined || value === before) continue;
    if (before === undefined) found.push({ at: [...at, key], value });
    else compareWithin(key, before, value, at, found);
  }
}

function compareWithin(key: string, from: Json, to: Json, at: string[], found: PatchOperation[]): void {
  at.push(key);
  compare(from, to, at, found);
  at.pop();
}

const isRecord = (value: Json): value is JsonRecord =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns a copy of `value` with the changes applied. Throws if a path does not exist in it. */
export function applyPatch<T>(value: T, list: PatchOperation[]): T {
  const box = { root: clone(value) as Json };
  for (const change of list) {
    let place: Json = box;
    let last = 'root';
    for (const key of change.at) {
      // Inherited properties do not count.
      const inner: Json | undefined =
        place !== null && typeof place === 'object' && Object.hasOwn(place, last)
          ? (place as JsonRecord)[last]
          : undefined;
      if (inner === undefined) throw new Error(`Nothing exists at ${change.at.join('.')}`);
      place = inner;
      last = key;
    }
    const holder = place as JsonRecord;
    if ('remove' in change) delete holder[last];
    else if ('length' in change) (holder[last] as Json[]).length = change.length;
    else holder[last] = clone(change.value);
  }
  return box.root as T;
}
