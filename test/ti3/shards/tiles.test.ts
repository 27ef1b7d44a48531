import { expect, test } from 'vitest';
import { createSetupDraw } from '#engine';
import { specialtiesOf } from '#ti3/rules/planets/planets.ts';
import { dealTiles } from '#ti3/rules/setup/galaxy.ts';
import { entryProblem } from '#ti3/rules/movement/routes.ts';
import { buildBoardView } from '#ti3/views/index.ts';
import { hexesOf } from '#ti3/render/board/board.ts';
import { give } from '../content/third-game.ts';
import { book, shards } from './shards.ts';

test('E3 22.5 deals eleven tiles, gravity rifts only when allowed', () => {
  const dealt = (partial: boolean): Set<string> =>
    new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => dealTiles(book, 6, createSetupDraw(seed, 'galaxy'), partial)),
    );
  const rifts = ['cormund', 'gravity-rift'];
  expect(rifts.filter((id) => dealt(false).has(id))).toEqual([]);
  expect(rifts.filter((id) => dealt(true).has(id))).toEqual(rifts);
  const ours = ['faunus', 'hercalor-tiamat', 'industrex', 'sem-lore', 'tempesta', 'everra', 'shards-empty-1', 'shards-empty-2', 'shards-asteroid-field', 'shards-supernova']; // prettier-ignore
  expect(ours.filter((id) => !dealt(false).has(id))).toEqual([]);
  expect([...dealt(true)].filter((id) => id.includes('creuss'))).toEqual([]);
});

test('E3 22.5 planet values match the sources, double specialties included', () => {
  const of = (id: string) => [
    book.planets[id].resources,
    book.planets[id].influence,
    book.planets[id].specialties.join(' '),
  ];
  expect(['faunus', 'hercalor', 'tiamat', 'industrex', 'sem-lore', 'tempesta', 'cormund', 'everra', 'creuss', 'nestphar', 'mordai-ii'].map(of)).toEqual([
    [1, 3, 'green green'], [1, 0, 'yellow'], [1, 2, 'yellow'], [2, 0, 'red red'], [3, 2, 'yellow'], [1, 1, 'blue blue'],
    [2, 0, ''], [3, 1, ''], [4, 2, ''], [3, 2, 'green'], [4, 0, ''],
  ]); // prettier-ignore
  const game = shards(['sol', 'norr', 'letnev']);
  game.state.planets.faunus = { id: 'faunus', system: 'sol-home', owner: null, exhausted: false };
  give(game, 'p1', 'faunus');
  expect(specialtiesOf(game, 'p1', 'green')).toBe(2);
});

test('E3 22.5 the set’s hazard tiles follow the base rules', () => {
  const game = shards(['sol', 'norr', 'letnev']);
  for (const [id, special] of [['shards-asteroid-field', 'asteroid-field'], ['shards-supernova', 'supernova'], ['everra', 'nebula']]) expect(book.tiles[id].special).toBe(special); // prettier-ignore
  game.state.systems['shards-supernova'] = { id: 'shards-supernova', position: '901', counters: [], planets: [] };
  expect(entryProblem(game, 'p1', 'shards-supernova')).toMatch(/supernova/);
});

test('E3 22.1 the board image shows the distant home and gate', () => {
  const game = shards(['creuss', 'arborec', 'nekro', 'sol']);
  const view = buildBoardView(game);
  expect(view.systems.find(({ id }) => id === 'creuss-home')).toMatchObject({ name: 'Creuss', wormholes: ['delta'] });
  expect(
    view.systems.find(({ id }) => id === 'nekro-home')?.planets[0].units.map(({ type, count }) => `${count} ${type}`),
  ).toContain('1 mechanized-unit');
  expect(hexesOf(view, view.systems, 1).hexes).toHaveLength(view.systems.length);
});
