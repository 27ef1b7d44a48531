import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FINISHED_SETS, SETS } from '#ti4/content/sets.ts';
import { catalogue, listComponentStatus } from '../../scripts/docs/component-list.ts';
import { frozenReleases, renderIndex, componentPaths, setIds } from '../../scripts/codegen/content-index.ts';
import { issues } from './issues.ts';

const content = path.join(import.meta.dirname, '..', '..', 'src', 'editions', 'ti4', 'content');

test('every component file is registered in the index of its own set', () => {
  for (const set of setIds())
    expect(fs.readFileSync(path.join(content, set, 'index.ts'), 'utf8'), set).toBe(renderIndex(set));
  const elsewhere = SETS.flatMap(({ id, contents: { components, tiles } }) =>
    Object.entries({ ...components, ...tiles }).filter(([at, one]) => one.set !== id || !at.endsWith(`/${one.id}`)),
  );
  expect(elsewhere.map(([at]) => at)).toEqual([]);
});

test('released components and component files match', () => {
  for (const { id, partly } of FINISHED_SETS) {
    const released = frozenReleases(id).flat();
    expect(
      released.filter((at) => !componentPaths(id).includes(at)),
      id,
    ).toEqual([]);
    // What a set brings to one that is being written is released with that one.
    const waits = SETS.some((other) => other.unfinished && other.id === partly?.without.id);
    if (!waits)
      expect(
        componentPaths(id).filter((at) => !released.includes(at)),
        id,
      ).toEqual([]);
  }
});

test('versions of a component share path and kind', () => {
  const places = new Map<string, string>();
  const moved = SETS.flatMap(({ contents }) => Object.entries(contents.components)).filter(([at, { id, kind }]) => {
    const before = places.get(id) ?? `${kind} ${at}`;
    places.set(id, before);
    return before !== `${kind} ${at}`;
  });
  expect(moved.map(([at]) => at)).toEqual([]);
});

test('catalog entries are unique and abilities belong to factions', () => {
  const keys = catalogue().map((entry) => `${entry.kind} ${entry.id} ${entry.set}`);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  for (const entry of catalogue())
    if (entry.kind === 'ability') expect(keys).toContain(`faction ${entry.faction} ${entry.set}`);
});

test('an incomplete component is not counted as full', () => {
  const full = new Set(
    listComponentStatus()
      .filter((row) => row.status === 'full')
      .map((row) => `${row.kind} ${row.id} ${row.set}`),
  );
  expect(issues.filter((one) => one.lacks !== undefined && full.has(`${one.kind} ${one.id} ${one.set}`))).toEqual([]);
});
