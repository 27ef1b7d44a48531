import { expect, test } from 'vitest';
import { answer, begin, openAsks, specOf } from '#engine';
import { rulebookOf } from '#ti4/rulebook.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { boardTemplatesFor } from '#ti4/rules/setup/galaxy/board-shape.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { prepareGame, type SetupOptions } from '#ti4/rules/setup/prepare-game.ts';
import { POK } from './exploring.ts';

const book = rulebookOf([], POK);
const COUNTS = [3, 4, 5, 6, 7, 8];

function laid(count: number, board: SetupOptions['board'] = { preset: boardTemplatesFor(book, count)[0].id }): Game {
  const players = Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}` }));
  return newGame(newState(book, prepareGame(book, { seed: `kings ${count}`, players, board })), book);
}

/** Answers whatever is asked by its proposal or by the first that may be chosen, as long as `going`. */
function answered(game: Game, going: () => boolean = () => true): Game {
  if (!game.state.stack.length) begin(game as never, 'setup', {});
  for (let [open] = openAsks(game.state); open && going(); [open] = openAsks(game.state)) {
    const spec = specOf(game as never, open);
    const keys =
      spec.kind === 'choose' ? spec.options.filter(({ disabledReason }) => !disabledReason).map(({ key }) => key) : [];
    answer(
      game as never,
      open.ask.player,
      open.ask.id,
      spec.kind === 'allot' ? spec.proposed : keys.slice(0, 'min' in spec ? spec.min : 0),
    );
  }
  return game;
}

const withFrontier = ({ state }: Game): string[] =>
  Object.values(state.systems)
    .filter(({ markers = [] }) => markers.some(({ component }) => component === 'frontier'))
    .map(({ id }) => id)
    .sort();

test.each(COUNTS)('setup with Prophecy of Kings, %i players: before the first choice', (count) => {
  const game = laid(count);
  const { state } = game;
  // The wormhole nexus beside the galaxy, its gamma side up; the custodians token on Mecatol Rex.
  expect(state.systems['82']).toMatchObject({ position: null, planets: ['mallice'] });
  expect(state.systems['82'].face).toBeUndefined();
  expect(state.custodians).toBe(true);
  expect(withFrontier(game)).toEqual([]);
  // The decks, shuffled; five objectives of each stage.
  const sizes = Object.fromEntries(
    Object.entries(state.decks).map(([id, { draw, discard }]) => [id, [draw.length, discard.length]]),
  );
  expect(sizes).toMatchObject({ stage1: [5, 0], stage2: [5, 0] });
  for (const deck of ['action', 'agenda', 'secret', 'relic', 'cultural', 'hazardous', 'industrial', 'frontier'])
    expect(sizes[deck][0], deck).toBeGreaterThan(0);
  for (const seat of Object.values(state.seats)) {
    const faction = book.byKind.faction[seat.faction];
    expect(Object.keys(seat.technologies)).toEqual(faction.startingTechnologies);
    const units = Object.values(state.units).filter(({ owner }) => owner === seat.id);
    expect(units.every(({ system }) => system === seat.home)).toBe(true);
    expect(units).toHaveLength(Object.values(faction.startingUnits).reduce((sum, one) => sum + one, 0));
    expect(seat.tokens).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
    // 51.3, 51.6, 51.10: each has the leaders of its faction, agents unlocked.
    for (const [id, { locked = false }] of Object.entries(seat.leaders ?? {}))
      expect(locked).toBe(book.byKind.leader[id].role !== 'agent');
  }
});

test.each(COUNTS)('setup with Prophecy of Kings, %i players: later steps', (count) => {
  const game = answered(laid(count));
  const told = game.state.facts.map(({ type }) => type);
  const firsts = ['game-begins', 'tokens-laid-out', 'secret-objectives-drawn', 'objective-revealed'].map((type) =>
    told.indexOf(type as never),
  );
  expect(firsts, told.join()).toEqual([...firsts].sort((a, b) => a - b));
  expect(firsts).not.toContain(-1);
  // 38.1 in each system without planets, anomalies and the Creuss gate among them, never on the nexus or on a hyperlane.
  const empty = Object.values(game.state.systems).filter(
    ({ position, planets }) => position !== null && !planets.length,
  );
  expect(withFrontier(game)).toEqual(empty.map(({ id }) => id).sort());
  expect(empty.some(({ id }) => book.tiles[id].anomalies)).toBe(true);
  expect(Object.values(game.state.seats).map(({ secretObjectives }) => secretObjectives.length)).toEqual(
    Array(count).fill(1),
  );
  expect(game.state.objectives).toHaveLength(2);
});

test('setup: galaxy building precedes frontier tokens and secret objectives', () => {
  const game = laid(7, { made: 'built' });
  expect(game.state.systems['82']).toBeDefined();
  answered(game, () => game.state.tilesToPlace !== undefined);
  const told = game.state.facts.map(({ type }) => type);
  expect(told.lastIndexOf('tile-placed')).toBeLessThan(told.indexOf('tokens-laid-out'));
  expect(told.lastIndexOf('tile-placed')).toBeGreaterThan(0);
  const built = game.state.facts.flatMap((fact) => (fact.type === 'tile-placed' ? [fact.tile] : []));
  expect(
    built.filter((tile) => !book.tiles[tile].planets.length).every((tile) => withFrontier(game).includes(tile)),
  ).toBe(true);
});

test('38.1 only the Creuss Gate has a frontier token', () => {
  const players = [{ id: 'p1', faction: 'creuss' }, { id: 'p2' }, { id: 'p3' }];
  const game = newGame(
    newState(book, prepareGame(book, { seed: 'gate', players, board: { preset: 'standard-3' } })),
    book,
  );
  answered(game);
  expect(withFrontier(game)).toContain('17');
  expect(withFrontier(game)).not.toContain('51');
});

test('eight players each draw two secret objectives', () => {
  const game = laid(8);
  begin(game as never, 'setup', {});
  expect(Object.values(game.state.seats).map(({ secretObjectives }) => secretObjectives.length)).toEqual(
    Array(8).fill(2),
  );
});
