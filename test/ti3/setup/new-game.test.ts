import { expect, test } from 'vitest';
import { hexDistance, positionsWithin } from '#kit/board/hex-grid.ts';
import { countersInReinforcements } from '#ti3/rules/tokens/command-counters.ts';
import { dealTiles, drawGalaxy, homePositions, openPositions, wealthAroundHomes } from '#ti3/rules/setup/galaxy.ts';
import { prepareGame, type SetupOptions } from '#ti3/rules/setup/prepare-game.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import { createSetupDraw } from '#engine';
import { asked, book, laidOut, play, refused, reply } from '../content/third-game.ts';

const table = (players: number, more: Partial<SetupOptions> = {}): SetupOptions => ({
  seed: `table of ${players}`,
  players: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` })),
  ...more,
});

const SIZES = [3, 4, 5, 6, 7, 8];

test('E3 2.1 draws unique races, respecting unique wishes', () => {
  const state = newState(book, { ...table(6), players: [...table(5).players, { id: 'p6', race: 'naalu' }] });
  const races = Object.values(state.seats).map(({ race }) => race);
  expect(new Set(races).size).toBe(6);
  expect(state.seats.p6.race).toBe('naalu');
  const twice = [{ id: 'a', race: 'sol' }, { id: 'b', race: 'sol' }, { id: 'c' }];
  expect(() => newState(book, { seed: 's', players: twice })).toThrow(/race/);
  expect(() =>
    newState(book, { seed: 's', players: [{ id: 'a', race: 'toString' }, { id: 'b' }, { id: 'c' }] }),
  ).toThrow(/race/);
  expect(() => newState(book, table(2))).toThrow(/2/);
});

test('E3 2.1 players start with technologies, contracts and home planets', () => {
  const { state } = laidOut(['jolnar', 'hacan', 'yssaril']);
  expect(Object.keys(state.seats.p1.technologies)).toHaveLength(4);
  expect(state.seats.p2.contracts).toEqual([3, 3]);
  const planets = state.systems['hacan-home'].planets.map((id) => state.planets[id]);
  expect(planets.map(({ owner, exhausted }) => [owner, exhausted])).toEqual([['p2', false], ['p2', false], ['p2', false]]); // prettier-ignore
});

test('E3 2.2 starting counters are 3, 3, 2 plus racial extras', () => {
  const game = laidOut(['sol', 'mentak', 'l1z1x']);
  const { seats } = game.state;
  expect(seats.p1.counters).toEqual({ command: 3, fleet: 3, strategy: 2 });
  expect(seats.p2.counters).toEqual({ command: 3, fleet: 4, strategy: 2 });
  expect(seats.p3.counters).toEqual({ command: 3, fleet: 3, strategy: 3 });
  expect(countersInReinforcements(game, 'p1')).toBe(8);
});

test('E3 2.3 ships start in space, players place ground units', () => {
  const game = laidOut(['sol', 'letnev', 'xxcha']);
  const { state } = game;
  const of = (seat: string, type: string) =>
    Object.values(state.units).filter((unit) => unit.owner === seat && unit.type === type);
  expect(of('p1', 'carrier').every(({ planet, system }) => planet === undefined && system === 'sol-home')).toBe(true);
  play(game, 'setup', {});
  // Whoever has one home planet is not asked.
  expect(asked(game).player).not.toBe('p1');
  const letnev = { 'ground-force>arc-prime': 1, 'ground-force>wren-terra': 2, 'space-dock>wren-terra': 1 };
  const xxcha = { 'ground-force>archon-ren': 2, 'pds>archon-tau': 1, 'space-dock>archon-ren': 1 };
  const first = asked(game).player === 'p2' ? letnev : xxcha;
  expect(refused(game, { ...first, [Object.keys(first)[0]]: 0 })).toMatch(/^Place exactly \d+ .*; you placed \d+\.$/);
  reply(game, letnev, 'p2');
  reply(game, xxcha, 'p3');
  expect(of('p2', 'ground-force').map(({ planet }) => planet).sort()).toEqual(['arc-prime', 'wren-terra', 'wren-terra']); // prettier-ignore
  expect(of('p2', 'space-dock')[0].planet).toBe('wren-terra');
  expect(of('p3', 'pds')[0].planet).toBe('archon-tau');
});

test('E3 2.4 deck: stage I above stage II with Rex', () => {
  for (const [points, first, second] of [
    [10, 6, 4],
    [14, 8, 6],
  ] as const) {
    const { objective: deck } = prepareGame(book, table(4, { points })).decks;
    const stages = deck.map((id) => book.byKind.objective[id].stage);
    expect(stages.slice(0, first).every((stage) => stage === 1)).toBe(true);
    expect(stages).toHaveLength(first + second);
    expect(stages.filter((stage) => stage === 'end')).toHaveLength(1);
    expect(stages.slice(first).filter((stage) => stage === 2)).toHaveLength(second - 1);
  }
});

test('E3 2.4 each player has a unique secret objective', () => {
  const secrets = Object.values(newState(book, table(6)).seats).map(({ secretObjective }) => secretObjective ?? '');
  expect(new Set(secrets).size).toBe(6);
  for (const id of secrets) expect(book.byKind.objective[id].stage).toBe('secret');
});

test('E3 2.5 three players deal fewer tiles than four', () => {
  const count = (players: number) => {
    const tiles = dealTiles(book, players, createSetupDraw('s', 'galaxy')).map((id) => book.tiles[id]);
    const red = tiles.filter(({ special }) => special).length;
    return [
      tiles.filter(({ planets }) => planets.length).length,
      tiles.filter(({ planets }) => !planets.length).length - red,
      red,
    ];
  };
  expect(count(3)).toEqual([16, 5, 3]);
  expect(count(4)).toEqual([20, 8, 4]);
});

test('E3 2.5 the galaxy has Mecatol Rex central and homes outermost', () => {
  expect(SIZES.map((players) => openPositions(players).length)).toEqual([24, 32, 31, 30, 29, 28]);
  for (const players of SIZES) {
    const { galaxy, players: seated } = prepareGame(book, table(players));
    expect(galaxy['000']).toBe('mecatol-rex');
    expect(homePositions(players).map((place) => galaxy[place])).toEqual(
      seated.map(({ race }) => book.byKind.race[race].home),
    );
    expect(new Set(Object.values(galaxy)).size).toBe(Object.keys(galaxy).length);
    expect(Object.keys(galaxy)).toHaveLength(players === 3 ? 28 : 37);
    expect(Object.keys(galaxy).every((place) => positionsWithin(3).includes(place))).toBe(true);
  }
});

test('E3 2.5 hazards and wormholes stay apart, homes are balanced', () => {
  for (const players of SIZES)
    for (const seed of ['one', 'two']) {
      const homes = Object.values(book.byKind.race).slice(0, players).map(({ home }) => home); // prettier-ignore
      const galaxy = drawGalaxy(book, homes, createSetupDraw(seed, 'galaxy'));
      const lying = Object.entries(galaxy).map(([place, id]) => ({ place, tile: book.tiles[id] }));
      for (const a of lying)
        for (const b of lying)
          if (hexDistance(a.place, b.place) === 1) {
            expect(Boolean(a.tile.special && b.tile.special), `${a.place} ${b.place}`).toBe(false);
            expect(a.tile.wormholes.some((letter) => b.tile.wormholes.includes(letter))).toBe(false);
          }
      const wealth = wealthAroundHomes(book, galaxy, players);
      expect(Math.max(...wealth) - Math.min(...wealth)).toBeLessThan(3);
    }
});

test('E3 2.6 first speaker and seating are random', () => {
  const tables = Array.from({ length: 20 }, (_, i) => prepareGame(book, table(4, { seed: `${i}` })));
  expect(new Set(tables.map(({ speaker }) => speaker)).size).toBe(4);
  expect(new Set(tables.map(({ players }) => players[0].id)).size).toBe(4);
});

test('E3 2.7 setup shows eight strategy cards and repeats by seed', () => {
  const state = newState(book, table(5));
  expect(Object.keys(state.strategyCards)).toHaveLength(8);
  expect(state).toEqual(newState(book, table(5)));
  expect(state).not.toEqual(newState(book, table(5, { seed: 'another' })));
});

test('E3 2.7 the action deck holds every refereed copy', () => {
  const cards = Object.values(book.byKind['action-card']).filter(({ lacks }) => lacks === undefined);
  const { action } = prepareGame(book, table(3)).decks;
  expect(new Set(action).size).toBe(cards.reduce((sum, { copies }) => sum + copies, 0));
});
