import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FINISHED_SETS, SETS } from '#ti3/content/sets.ts';
import { frozenReleases, renderIndex, componentPaths, setIds } from '../../../scripts/codegen/content-index.ts';
import { book } from './third-game.ts';

const content = path.join(import.meta.dirname, '..', '..', '..', 'src', 'editions', 'ti3', 'content');

test('Every third edition component file is indexed and released', () => {
  for (const set of setIds('ti3')) {
    expect(fs.readFileSync(path.join(content, set, 'index.ts'), 'utf8'), set).toBe(renderIndex(set, 'ti3'));
    // What is being written is frozen once it is finished.
    const finished = FINISHED_SETS.some(({ id }) => id === set);
    expect(frozenReleases(set, 'ti3').flat().sort()).toEqual(finished ? componentPaths(set, 'ti3').sort() : []);
  }
  const elsewhere = SETS.flatMap(({ contents: { components, tiles } }) =>
    Object.entries({ ...components, ...tiles }).filter(([at, { id }]) => !at.endsWith(`/${id}`)),
  );
  expect(elsewhere.map(([at]) => at)).toEqual([]);
});

test('E3 counts base box races, technologies, units, strategy cards and objectives', () => {
  const count = (kind: keyof typeof book.byKind): number => Object.keys(book.byKind[kind]).length;
  expect([count('race'), count('technology'), count('unit'), count('strategy-card'), count('objective')]).toEqual([
    10, 24, 9, 8, 30,
  ]);
});

test('E3 2.4 counts objectives by stage: 10, 9, 10 secret, 1 Rex', () => {
  const stages = Object.values(book.byKind.objective).map(({ stage }) => stage);
  expect([1, 2, 'secret', 'end'].map((stage) => stages.filter((one) => one === stage).length)).toEqual([10, 9, 10, 1]);
});

test('E3 2.5 33 non-home tiles: 21 with planets, 8 empty, 4 red', () => {
  const tiles = Object.values(book.tiles).filter(({ home }) => home === undefined);
  expect(tiles).toHaveLength(33);
  expect(tiles.filter(({ planets }) => planets.length)).toHaveLength(21);
  expect(tiles.filter(({ special }) => special)).toHaveLength(4);
  for (const letter of ['alpha', 'beta'] as const)
    expect(tiles.filter(({ wormholes }) => wormholes.includes(letter))).toHaveLength(2);
});

test('Components name existing homes, technologies, abilities and prerequisites', () => {
  for (const race of Object.values(book.byKind.race)) {
    expect(book.tiles[race.home].home).toBe(race.id);
    for (const id of race.startingTechnologies) expect(book.byKind.technology[id], id).toBeDefined();
    for (const id of race.abilities) expect(book.byKind.ability[id], id).toBeDefined();
    for (const type of Object.keys(race.startingUnits)) expect(book.byKind.unit[type], type).toBeDefined();
    expect(race.text).not.toBe('');
  }
  const told = Object.values(book.byKind.race).flatMap(({ abilities }) => abilities);
  expect(Object.keys(book.byKind.ability).sort()).toEqual([...told].sort());
  for (const { needs } of Object.values(book.byKind.technology))
    for (const id of needs) expect(book.byKind.technology[id], id).toBeDefined();
});

test('Base box facts match the sources', () => {
  const { units } = book;
  expect([units['war-sun'].cost, units['war-sun'].dice, units['war-sun'].capacity, units['war-sun'].pieces]).toEqual([
    12, 3, 6, 2,
  ]);
  expect([units.fighter.forCost, units.fighter.movement, units.fighter.pieces]).toEqual([2, null, null]);
  expect(Object.values(units).filter((one) => one.is.includes('sustains')).map(({ type }) => type).sort()).toEqual(['dreadnought', 'war-sun']); // prettier-ignore
  expect(book.planets['mecatol-rex']).toMatchObject({ resources: 1, influence: 6 });
  expect(book.byKind.race.naalu.actsFirst).toBe(true);
  expect(Object.values(book.byKind['strategy-card']).map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]); // prettier-ignore
});
