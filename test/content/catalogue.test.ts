import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogue, rows } from '../../scripts/components.ts';
import { contentIndex } from '../../scripts/index-content.ts';
import { components, tiles } from '../../src/editions/ti4/content/index.ts';

const index = path.join(import.meta.dirname, '..', '..', 'src', 'editions', 'ti4', 'content', 'index.ts');
/** A reissue keeps its name, but for its omegas. */
const plain = (name = ''): string => name.replace(/ Ω+$/, '').trim();

test('every component file is registered in the index', () => {
  expect(fs.readFileSync(index, 'utf8')).toBe(contentIndex());
});

test('every component is in the catalogue, under its name', () => {
  const listed = new Map(catalogue().map((entry) => [`${entry.kind} ${entry.id}`, entry]));
  const wrong = [...components, ...tiles].filter((one) => plain(listed.get(`${one.kind} ${one.id}`)?.name) !== plain(one.name));
  expect(wrong.map((one) => `${one.kind} ${one.id} "${one.name}"`)).toEqual([]);
});

test('the catalogue has no entry twice, and every ability belongs to a faction', () => {
  const keys = catalogue().map((entry) => `${entry.kind} ${entry.id}`);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  for (const entry of catalogue()) if (entry.kind === 'faction-ability') expect(keys).toContain(`faction ${entry.faction}`);
});

test('a component that lacks something is not counted as full', () => {
  const full = new Set(
    rows()
      .filter((row) => row.status === 'full')
      .map((row) => `${row.kind} ${row.id}`),
  );
  expect(components.filter((one) => one.lacks !== undefined && full.has(`${one.kind} ${one.id}`))).toEqual([]);
});
