import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { newGame } from '#ti4/rules/game.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { prepareGame } from '#ti4/rules/setup/prepare-game.ts';
import { isAdjacent, adjacentSystems, areNeighbors, isOnEdge } from '#ti4/rules/board/adjacency.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const SETS = ['base', 'codex-1', 'pok'];

/** A tile of hyperlanes at 104. Around it lie, clockwise from the north: 18, 28, 24, 25, 32, 30. */
const lanes = (tile: string, rotation = 0, more: Setting = {}): Setting => ({
  seats: plain,
  sets: SETS,
  board: { 318: '29' },
  ...more,
  change: (state) => {
    state.hyperlanes = { 104: { tile, rotation } };
    more.change?.(state);
  },
});
const AROUND = ['18', '28', '24', '25', '32', '30'];

/** Which of those around the hyperlanes are adjacent across them: '18-24'. */
function joined(tile: string, rotation = 0): string[] {
  const { game } = table(lanes(tile, rotation));
  const bare = table({ ...lanes(tile), change: () => undefined }).game;
  return AROUND.flatMap((a, i) =>
    AROUND.slice(i + 1)
      .filter((b) => isAdjacent(game, a, b) && !isAdjacent(bare, a, b))
      .map((b) => `${a}-${b}`),
  );
}

test('6.4, 44.1, 44 note 2b hyperlanes make systems adjacent for movement', () => {
  expect(joined('86a')).toEqual(['28-30']);
  const t = table(lanes('86a', 0, { space: { 28: { ann: '1 dreadnought' } } })).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('30').moves('dreadnought from 28');
  expect(t.units('ann', { system: '30' })).toBe('1 dreadnought');
});

test('44.1, 44 note 2a, 44 note 2c hyperlanes affect neighbors and cannons', () => {
  const t = load(
    table(
      lanes('86a', 0, {
        space: { 28: { ann: '1 cruiser' } },
        ground: { mellon: { bob: '1 pds' } },
        technologies: { bob: ['pds-ii'] },
      }),
    ),
    1,
  ).begin(spaceCannonOffense, { system: '28' });
  expect(areNeighbors(t.game, 'ann', 'bob')).toBe(true);
  t.bob.firesAt('ann');
  expect(rolls(t)).toEqual(['bob space-cannon-offense 1']);
});

test('44.1 rotating a hyperlane tile rotates its connections clockwise', () => {
  expect(joined('85a', 1)).toEqual(['18-24']);
  expect(joined('85a', 3)).toEqual(['24-32']);
  expect(joined('83b', 1)).toEqual(['18-32', '28-25', '28-32']);
});

test('44.1 hyperlanes in a row connect through each other', () => {
  // 83a joins the north-east with the south-west, from 103 over 104 and 208 to 312.
  const { game } = table({
    ...lanes('83a'),
    board: { 318: '29', 317: '32', 312: '38' },
    change: (state) => {
      state.hyperlanes = { 104: { tile: '83a', rotation: 0 }, 208: { tile: '84a', rotation: 5 } };
    },
  });
  expect(isAdjacent(game, '28', '38')).toBe(true);
  expect(isAdjacent(game, '18', '38')).toBe(false);
});

test('44 note 3 lines meeting at a side do not join', () => {
  // North, south-west and south each have a line to the south-east.
  expect(joined('87a')).toEqual(['18-24', '24-32', '24-30']);
});

test('44.2, 88.7 hyperlane tiles are no systems to activate', () => {
  const t = table(lanes('86a')).begin(tacticalAction, { seat: 'ann' });
  const there = t.options('ann', 'system-to-activate');
  expect(there).toContain('30');
  expect(there.filter((system) => system.startsWith('8') && system !== '82')).toEqual([]);
  expect(Object.values(t.state.systems).some(({ position }) => position === '104')).toBe(false);
  expect(adjacentSystems(t.game, '18')).toEqual(['26', '27', '28', '30', '31']);
  t.leaves('ann', 'system-to-activate');
});

const book = rulebookOf([], SETS);
const laidOut = (preset: string) => {
  const players = Array.from({ length: book.boards[preset].players }, (_, i) => ({ id: `p${i + 1}` }));
  return newGame(
    newState(book, prepareGame(book, { seed: preset, players, board: { preset }, dealPartial: true })),
    book,
  );
};

/** The printed layouts: what the lines join, and how far from Mecatol Rex the systems of the outer ring are. */
const LAYOUTS = {
  'hyperlanes-5': {
    joins: '103-105 103-207 105-207 205-207 207-209 207-308 207-312 308-312',
    edge: '301 302 303 304 305 306 307 308 312 313 314 315 316 317 318',
  },
  'standard-7': {
    joins: '206-208 206-310 208-310 308-310 310-312 310-411 310-415 411-415',
    edge: '401 402 403 404 405 406 407 408 409 410 411 415 416 417 418 419 420 421 422 423 424',
  },
  'alternate-7': {
    joins:
      '000-201 000-207 000-208 000-212 102-201 103-207 106-208 106-209 202-301 202-402 206-310 206-412 210-419 210-420 211-420 303-402 308-412',
    edge: '303 304 305 306 307 308 313 314 316 401 402 412 413 414 415 416 419 420 422 423 424',
  },
  'alternate-8': {
    joins:
      '000-201 000-202 000-206 000-207 000-208 000-212 103-202 103-203 106-208 106-209 204-407 204-408 205-408 210-419 210-420 211-420',
    edge: '304 305 307 313 314 316 401 402 403 404 407 408 410 411 412 413 414 415 416 419 420 422 423 424',
  },
};

test.each(Object.entries(LAYOUTS))('44.1, 44 note 2, 44 note 2d layout %s connects as printed', (preset, { joins }) => {
  const game = laidOut(preset);
  const bare = newGame({ ...game.state, systems: { ...game.state.systems } }, book);
  delete bare.state.hyperlanes;
  const places = Object.values(game.state.systems).flatMap(({ id, position }) =>
    position === null ? [] : [{ id, position }],
  );
  const found = places.flatMap((a) =>
    places
      .filter((b) => a.position < b.position && isAdjacent(game, a.id, b.id) && !isAdjacent(bare, a.id, b.id))
      .map((b) => `${a.position}-${b.position}`),
  );
  expect(found.sort().join(' ')).toBe(joins);
});

test.each(Object.entries(LAYOUTS))(
  '39.2, 39 note 1, 39 note 1a, 39 note 1b, 44 note 1, 44 note 1a, 44 note 1b layout %s has the printed edge',
  (preset, { edge }) => {
    const game = laidOut(preset);
    const found = Object.values(game.state.systems).filter(
      ({ id, position }) => position !== null && isOnEdge(game, id),
    );
    expect(
      found
        .map(({ position }) => position)
        .sort()
        .join(' '),
    ).toBe(edge);
  },
);
