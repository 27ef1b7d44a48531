import { expect, test } from 'vitest';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import type { Game } from '#ti3/rules/game.ts';
import { addUnit, allUnits, removeUnits } from '#ti3/rules/units/units.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { adjacentPlayers } from '#ti3/rules/objectives/objective-counts.ts';
import { abroad, book, give, laidOut } from './third-game.ts';

const met = (game: Game, id: string, seat = 'p1'): boolean => book.byKind.objective[id].fulfilled(game, seat);

test('counts planets outside the home system: 5, 10, 18', () => {
  const game = laidOut(['hacan', 'sol', 'norr', 'mentak']);
  const [first, ...rest] = abroad(game);
  for (const [id, count] of [
    ['five-planets', 5],
    ['ten-planets', 10],
    ['supremacy', 18],
  ] as const) {
    const had = Object.values(game.state.planets).filter(
      ({ owner, system }) => owner === 'p1' && system !== 'hacan-home',
    ).length;
    give(game, 'p1', ...rest.splice(0, count - 1 - had));
    expect(met(game, id), `${id} with one less`).toBe(false);
    give(game, 'p1', rest[0]);
    expect(met(game, id), id).toBe(true);
    rest.splice(0, 1);
  }
  expect(first).toBeDefined();
  expect(book.byKind.objective.supremacy.wins).toBe(true);
});

test('every condition of an objective names what it needs', () => {
  const game = laidOut();
  const unnamed = Object.values(book.byKind.objective).filter(({ tally }) =>
    tally(game, 'p1').some(([, , what]) => what === undefined),
  );
  expect(unnamed.map(({ id }) => id)).toEqual(['imperium-rex']);
});

test('Seat of the Empire: capturing Mecatol Rex this round does not count', () => {
  const game = laidOut();
  gainPlanet(game, 'p1', 'mecatol-rex');
  expect(met(game, 'seat-of-the-empire')).toBe(false);
  game.state.round = 2;
  expect(met(game, 'seat-of-the-empire')).toBe(true);
  expect(met(game, 'seat-of-the-empire', 'p2')).toBe(false);
});

test('counts technologies in total, by one color, and across colors', () => {
  const game = laidOut();
  const { technologies } = game.state.seats.p1;
  const has = (...ids: string[]): void => {
    for (const id of Object.keys(technologies)) delete technologies[id];
    for (const id of ids) technologies[id] = { component: id };
  };
  has('hylar-v-assault-laser', 'deep-space-cannon', 'cybernetics', 'sarween-tools');
  expect([met(game, 'five-technologies'), met(game, 'three-of-a-colour'), met(game, 'four-colours')]).toEqual([
    false,
    false,
    false,
  ]);
  has('hylar-v-assault-laser', 'deep-space-cannon', 'magen-defense-grid', 'cybernetics', 'antimass-deflectors');
  expect([met(game, 'five-technologies'), met(game, 'three-of-a-colour'), met(game, 'four-colours')]).toEqual([
    true,
    true,
    false,
  ]);
  has('hylar-v-assault-laser', 'cybernetics', 'antimass-deflectors', 'sarween-tools');
  expect(met(game, 'four-colours')).toBe(true);
  has(...Object.keys(book.byKind.technology).slice(0, 8));
  expect(met(game, 'nine-technologies')).toBe(false);
  has(...Object.keys(book.byKind.technology).slice(0, 9));
  expect(met(game, 'nine-technologies')).toBe(true);
});

test('specialties: one of each of three, four alike, six total', () => {
  const game = laidOut(['sol', 'norr', 'letnev', 'mentak']);
  const of = (color: string): string[] =>
    abroad(game).filter((id) => book.planets[id].specialties.includes(color as 'red'));
  const [red, blue, green] = [of('red'), of('blue'), of('green')];
  give(game, 'p1', ...red.slice(0, 3), blue[0]);
  expect([met(game, 'three-specialties'), met(game, 'focused'), met(game, 'technocrat')]).toEqual([
    false,
    false,
    false,
  ]);
  give(game, 'p1', red[3]);
  expect(met(game, 'focused')).toBe(true);
  expect(met(game, 'technocrat')).toBe(false);
  give(game, 'p1', green[0]);
  expect([met(game, 'three-specialties'), met(game, 'technocrat')]).toEqual([true, true]);
});

test('spend objectives: trade goods, resources, influence', () => {
  const spent = Object.fromEntries(
    Object.values(book.byKind.objective).flatMap(({ id, spend }) => (spend ? [[id, spend]] : [])),
  );
  expect(spent).toEqual({
    'six-trade-goods': { tradeGoods: 6 },
    'ten-resources': { resources: 10 },
    'ten-influence': { influence: 10 },
    'twelve-trade-goods': { tradeGoods: 12 },
    'twenty-resources': { resources: 20 },
    'twenty-influence': { influence: 20 },
  });
});

test('Mecatol Rex with a dock: Usurper, Forceful, Master of Ships, Industrial, Diversified', () => {
  const game = laidOut();
  give(game, 'p1', 'mecatol-rex');
  const put = (
    type: 'ground-force' | 'dreadnought' | 'cruiser' | 'space-dock' | 'fighter',
    count: number,
    planet?: string,
  ): void => {
    for (let i = 0; i < count; i++) addUnit(game, 'p1', type, 'mecatol-rex', planet);
  };
  put('ground-force', 6, 'mecatol-rex');
  put('dreadnought', 3);
  put('cruiser', 4);
  put('fighter', 5);
  expect(met(game, 'usurper-secret')).toBe(false);
  put('space-dock', 1, 'mecatol-rex');
  expect([met(game, 'usurper-secret'), met(game, 'forceful'), met(game, 'master-of-ships')]).toEqual([
    true,
    false,
    false,
  ]);
  put('dreadnought', 1);
  expect([met(game, 'forceful'), met(game, 'master-of-ships'), met(game, 'industrial')]).toEqual([true, true, false]);
  put('dreadnought', 1);
  expect([met(game, 'industrial'), met(game, 'three-space-docks')]).toEqual([false, false]);
  put('space-dock', 1, 'mecatol-rex');
  expect([met(game, 'industrial'), met(game, 'three-space-docks')]).toEqual([true, true]);
  expect(met(game, 'diversified')).toBe(false);
  for (const id of ['cybernetics', 'gen-synthesis', 'xrd-transporters', 'sarween-tools', 'enviro-compensator'])
    game.state.seats.p1.technologies[id] = { component: id };
  expect(met(game, 'diversified')).toBe(true);
});

test('home systems: Conqueror needs one rival planet, Domination two homes', () => {
  const game = laidOut(['sol', 'letnev', 'norr']);
  give(game, 'p1', 'arc-prime');
  expect(met(game, 'conqueror')).toBe(false);
  give(game, 'p1', 'wren-terra');
  expect([met(game, 'conqueror'), met(game, 'domination')]).toEqual([true, false]);
  give(game, 'p1', 'quinarra', 'trenlak');
  expect(met(game, 'domination')).toBe(true);
});

test('Keeper of Gates: needs a non-fighter in every wormhole system', () => {
  const game = laidOut(['sol', 'letnev', 'norr', 'mentak']);
  const gates = Object.keys(game.state.systems).filter((system) => book.tiles[system].wormholes.length);
  for (const gate of gates.slice(1)) addUnit(game, 'p1', 'cruiser', gate);
  addUnit(game, 'p1', 'fighter', gates[0]);
  expect(met(game, 'keeper-of-gates')).toBe(false);
  addUnit(game, 'p1', 'destroyer', gates[0]);
  expect(met(game, 'keeper-of-gates')).toBe(true);
});

test('Heart of the Galaxy: needs all systems and planets around Mecatol', () => {
  const game = laidOut();
  const middle = ['mecatol-rex', ...adjacentSystems(game, 'mecatol-rex')];
  for (const system of middle) addUnit(game, 'p1', 'cruiser', system);
  const planets = middle.flatMap((system) => game.state.systems[system].planets);
  give(game, 'p1', ...planets.slice(1));
  expect(met(game, 'heart-of-the-galaxy')).toBe(false);
  give(game, 'p1', planets[0]);
  expect(met(game, 'heart-of-the-galaxy')).toBe(true);
  removeUnits(game, allUnits(game).filter(({ system, owner }) => owner === 'p1' && system === middle[2])); // prettier-ignore
  expect(met(game, 'heart-of-the-galaxy')).toBe(false);
});

test('Loudest Voice: more influence than both neighbors combined', () => {
  const game = laidOut(['mentak', 'norr', 'l1z1x']);
  expect(adjacentPlayers(game, 'p1').sort()).toEqual(['p2', 'p3']);
  // 1 against 1 and 0.
  expect(met(game, 'loudest-voice')).toBe(false);
  give(game, 'p1', 'mecatol-rex');
  game.state.planets['mecatol-rex'].exhausted = true;
  expect(met(game, 'loudest-voice')).toBe(true);
});

test('Merciless: needs a neighbor’s last dock taken this round', () => {
  const docked = (also: boolean): Game => {
    const game = laidOut(['sol', 'letnev', 'norr']);
    if (also) {
      const [planet] = abroad(game);
      give(game, 'p2', planet);
      addUnit(game, 'p2', 'space-dock', game.state.planets[planet].system, planet);
    }
    gainPlanet(game, 'p1', 'arc-prime');
    return game;
  };
  expect(met(docked(true), 'merciless')).toBe(false);
  const game = docked(false);
  expect(met(game, 'merciless')).toBe(true);
  expect(met(game, 'merciless', 'p3')).toBe(false);
  // A dock built afterwards changes nothing; a new round does.
  const [planet] = abroad(game);
  give(game, 'p2', planet);
  addUnit(game, 'p2', 'space-dock', game.state.planets[planet].system, planet);
  game.addFact({ type: 'units-produced', seat: 'p2', system: 's', units: { 'space-dock': 1 }, cost: 4 });
  expect(met(game, 'merciless')).toBe(true);
  game.state.facts = [];
  expect(met(game, 'merciless')).toBe(false);
});
