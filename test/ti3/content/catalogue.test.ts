import { expect, test } from 'vitest';
import { catalogue, reasons, rows } from '../../../scripts/components.ts';
import { SETS } from '../../../src/editions/ti3/content/sets.ts';

const key = ({ kind, id, set }: { kind: string; id: string; set: string }): string => `${kind} ${id} ${set}`;
const written = SETS.flatMap(({ id: set, contents: { components, tiles } }) => [
  ...Object.values(components).map((one) => ({ kind: one.kind as string, id: one.id, name: one.name, set })),
  ...Object.values(tiles).map(({ id }) => ({ kind: 'tile', id, name: undefined, set })),
]);

test('Every component of the third edition is in its catalogue, under its name, and once', () => {
  const listed = new Map(catalogue('ti3').map((entry) => [key(entry), entry.name]));
  expect(written.filter((one) => !listed.has(key(one))).map(key)).toEqual([]);
  expect(written.filter(({ name, ...one }) => name !== undefined && listed.get(key(one)) !== name).map(key)).toEqual([]);
  expect(listed.size).toBe(catalogue('ti3').length);
});

test('What the catalogue has of the base box is there', () => {
  const base = rows('ti3').filter(({ set }) => set === 'base');
  expect(base.filter(({ status }) => status === 'missing').map(key)).toEqual([]);
});

test('Whatever of the third edition is missing or refereed in part says why, and nothing else does', () => {
  const all = rows('ti3');
  expect(all.filter(({ status, lacks }) => (status === 'full') !== (lacks === undefined)).map(key)).toEqual([]);
  const listed = reasons('ti3').flatMap(({ names }) => names);
  expect(listed).toHaveLength(all.filter(({ status }) => status !== 'full').length);
});
