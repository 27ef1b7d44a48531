import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { answer, begin, draw, openAsks, specOf } from '#engine';
import { boardWarnings } from '#ti4/rules/setup/galaxy/board-warnings.ts';
import { boardShape, tileDealFor } from '#ti4/rules/setup/galaxy/board-shape.ts';
import { fairLayout, sliceValues } from '#ti4/rules/setup/galaxy/fair-layout.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { prepareGame } from '#ti4/rules/setup/prepare-game.ts';

const rulebook = rulebookOf();

const building = (players: number, seed = 'tiles'): Game => {
  const state = newState(
    rulebook,
    prepareGame(rulebook, {
      seed,
      players: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` })),
      seating: 'as-listed',
      board: { made: 'built' },
    }),
  );
  const game = newGame(state, rulebook);
  begin(game as never, 'game', {});
  return game;
};

/** Answers with one of the open choices, drawn from the seed, until the board is built; gives back who placed, in order. */
function build(game: Game, seed: string): string[] {
  const placed: string[] = [];
  for (let i = 0; game.state.tilesToPlace; i++) {
    const [open] = openAsks(game.state);
    const spec = specOf(game as never, open);
    if (spec.kind !== 'choose') throw new Error(spec.kind);
    const keys = spec.options.filter((option) => !option.disabledReason).map((option) => option.key);
    if (open.ask.question === 'tile-to-place') placed.push(open.ask.player);
    answer(game as never, open.ask.player, open.ask.id, [
      keys[draw(seed, { chain: '', frame: 0, label: 'test', index: i }, keys.length)],
    ]);
  }
  return placed;
}

const tiles = (game: Game) =>
  Object.values(game.state.systems).flatMap(({ id, position }) => (position === null ? [] : [{ position, tile: id }]));

test.each([3, 4, 5, 6])('setup: %i players fill the whole board with tiles', (players) => {
  const game = building(players);
  const placed = build(game, `random ${players}`);
  const shape = boardShape(rulebook, players);
  expect(
    tiles(game)
      .map(({ position }) => position)
      .sort(),
  ).toEqual(['000', ...shape.places, ...shape.homes].sort());
  expect(new Set(tiles(game).map(({ tile }) => tile)).size).toBe(tiles(game).length);
  expect(openAsks(game.state).length).toBeGreaterThan(0);
  expect(placed.length).toBeGreaterThan(0);
});

test('setup: the tile deal depends on player count', () => {
  expect(tileDealFor(30, 6)).toEqual({ each: { blue: 3, red: 2 }, extraRed: 0 });
  expect(tileDealFor(31, 5)).toEqual({ each: { blue: 4, red: 2 }, extraRed: 1 });
  expect(tileDealFor(32, 4)).toEqual({ each: { blue: 5, red: 3 }, extraRed: 0 });
  expect(tileDealFor(24, 3)).toEqual({ each: { blue: 6, red: 2 }, extraRed: 0 });
});

test('setup: tiles go clockwise, then back, innermost ring first', () => {
  const game = building(3);
  const order = game.state.order;
  expect(openAsks(game.state).map(({ ask }) => ask.player)).toEqual([game.state.speaker]);
  const rings: string[] = [];
  const placed = build(game, 'order');
  for (const fact of game.state.facts) if (fact.type === 'tile-placed') rings.push(String(fact.position)[0]);
  expect(rings).toEqual([...rings].sort());
  const forced = game.state.facts.filter((fact) => fact.type === 'tile-placed').map((fact) => fact.seat);
  expect(forced.slice(0, 6)).toEqual([order[0], order[1], order[2], order[2], order[1], order[0]]);
  expect(placed.slice(0, 3)).toEqual(order);
});

test('setup: no equal wormholes or anomalies adjacent while avoidable', () => {
  const game = building(6, 'calm');
  const [open] = openAsks(game.state);
  game.state.tilesToPlace = { ...game.state.tilesToPlace, [open.ask.player]: ['41', '26'] };
  // A supernova lies north of the centre: the gravity rift may not lie beside it.
  game.state.systems['43'] = { id: '43', position: '101', tokens: [], planets: [] };
  answer(game as never, open.ask.player, open.ask.id, ['41']);
  const [where] = openAsks(game.state);
  const spec = specOf(game as never, where);
  if (spec.kind !== 'choose') throw new Error(spec.kind);
  expect(spec.options.find((option) => option.key === '102')?.disabledReason).toMatch(/adjacent to another anomaly/);
  expect(spec.options.find((option) => option.key === '103')?.disabledReason).toBeUndefined();
  expect(() => answer(game as never, where.ask.player, where.ask.id, ['102'])).toThrow(
    'The tile would be adjacent to another anomaly or to a wormhole of the same kind.',
  );
});

test.each([3, 4, 5, 6])('fairLayout for %i players is balanced, clash-free and deterministic', (players) => {
  const shape = boardShape(rulebook, players);
  for (let i = 0; i < 8; i++) {
    const make = () => {
      let index = 0;
      return fairLayout(rulebook, shape, (n) =>
        draw(`fair ${i}`, { chain: '', frame: 0, label: 'fair', index: index++ }, n),
      );
    };
    const layout = make();
    const values = sliceValues(rulebook, layout.tiles.slice(1), shape);
    expect(Math.max(...values) / Math.min(...values)).toBeLessThanOrEqual(1.1);
    expect(boardWarnings(rulebook, layout)).toEqual([]);
    if (i === 0) expect(make()).toEqual(layout);
  }
});
