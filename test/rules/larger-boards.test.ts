import { expect, test } from 'vitest';
import { rulebookOf, rulebooksBySets } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';
import { lobbyProblem } from '#ti4/service/settings.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { boardWarnings } from '#ti4/rules/setup/galaxy/board-warnings.ts';
import { boardShape } from '#ti4/rules/setup/galaxy/board-shape.ts';
import { fairLayout, sliceValues } from '#ti4/rules/setup/galaxy/fair-layout.ts';
import { parseMapString } from '#ti4/rules/setup/galaxy/map-string.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { prepareGame } from '#ti4/rules/setup/prepare-game.ts';
import { answer, begin, draw, openAsks, specOf, type Json } from '#engine';
import { table } from './table.ts';
import { uses } from './using.ts';
import { WITHOUT_EXPANSION } from './table.ts';

const KINGS = ['base', 'codex-1', 'pok'];
const book = rulebookOf([], KINGS);
const players = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}` }));
const LAYOUTS = ['hyperlanes-5', 'large-6', 'standard-7', 'alternate-7', 'standard-8', 'alternate-8'];

/** The map of the five-player layout with some of its tiles replaced, counted from 1. */
const altered = (changes: Record<number, string> = {}): string =>
  book.boards['hyperlanes-5'].map
    .trim()
    .split(/\s+/)
    .map((word, i) => changes[i + 1] ?? word)
    .join(' ');
function refusal(text: string, count = 5, of = book): string {
  try {
    parseMapString(of, text, count);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
}

test('88.7 hyperlane words give side and rotation, default 0', () => {
  const { hyperlanes, tiles } = parseMapString(book, altered({ 4: '86a2', 12: '88B' }), 5);
  expect(hyperlanes).toMatchObject({ 104: { tile: '86a', rotation: 2 }, 206: { tile: '88b', rotation: 0 } });
  expect(tiles.some(({ position }) => position === '104')).toBe(false);
});

test('88.7 wrong rotations and unusable tiles are refused', () => {
  expect(refusal(altered({ 4: '86A6' }))).toBe('tile 4, "86A6": a hyperlane is rotated by 0 to 5 sides, not by 6.');
  expect(refusal(altered({ 5: '81' }))).toBe(
    'tile 5, "81": this tile is no faction\'s home and cannot be on the board when a game starts.',
  );
  expect(refusal(altered({ 19: '17', 22: '51' }))).toBe(
    'tile 22, "51": the home system of the Ghosts of Creuss is already used for tile 19.',
  );
});

test('88.7 repeated hyperlanes are laid as equal pieces', () => {
  // The tile of 85A is named in the south, and that of 84B in place of 88A.
  const { hyperlanes = {} } = parseMapString(book, altered({ 12: '86A1' }), 5);
  expect(hyperlanes['206']).toEqual({ tile: '86a', rotation: 1 });
  const other = parseMapString(book, altered({ 12: '86B1' }), 5).hyperlanes ?? {};
  expect(other['206']).toEqual({ tile: '91a', rotation: 1 });
});

test('88 tiles of disabled sets are refused by name', () => {
  const map = `86A0 62 ${altered().split(' ').slice(2).join(' ')}`;
  expect(refusal(map, 5, rulebookOf([], WITHOUT_EXPANSION))).toBe(
    'tile 1, "86A0": this is a hyperlane, but the sets of this game have none.',
  );
  const settings = { sets: ['base', 'codex-1'], map: '86A0 62 19 20' };
  expect(lobbyProblem(rulebooksBySets(SETS), settings, [], false)).toBe(
    'The sets of this game (Base game, Codex 1) do not include tiles 86a, 62 of the map.',
  );
});

test('100.1 the wormhole nexus leaves its map place empty', () => {
  for (const word of ['82', '82A', '82b']) {
    const { tiles } = parseMapString(book, altered({ 5: word }), 5);
    expect(tiles.some(({ position }) => position === '105')).toBe(false);
  }
});

test.each(LAYOUTS)('11, 39.1 preset board %s is fair and clash-free', (id) => {
  const board = book.boards[id];
  const layout = parseMapString(book, board.map, board.players);
  expect(boardWarnings(book, layout)).toEqual([]);
  const values = sliceValues(book, layout.tiles.slice(1), boardShape(book, board.players, id));
  expect(values).toHaveLength(board.players);
  expect(Math.max(...values) / Math.min(...values)).toBeLessThanOrEqual(1.1);
});

test.each(LAYOUTS)('fairLayout on the shape of %s is fair, clash-free', (id) => {
  const shape = boardShape(book, book.boards[id].players, id);
  let index = 0;
  const layout = fairLayout(book, shape, (n) => draw(id, { chain: '', frame: 0, label: 'fair', index: index++ }, n));
  const values = sliceValues(book, layout.tiles.slice(1), shape);
  expect(Math.max(...values) / Math.min(...values)).toBeLessThanOrEqual(1.1);
  expect(boardWarnings(book, layout)).toEqual([]);
  expect(layout.hyperlanes).toEqual(shape.hyperlanes);
});

function building(id: string): Game {
  const options = { seed: id, players: players(book.boards[id].players), board: { made: 'built' as const, on: id } };
  const game = newGame(newState(book, prepareGame(book, options)), book);
  begin(game as never, 'game', {});
  return game;
}

/** Whoever is asked places the first tile that may be placed, in the first place. */
function build(game: Game): void {
  while (game.state.tilesToPlace) {
    const [open] = openAsks(game.state);
    const spec = specOf(game as never, open);
    if (spec.kind !== 'choose') throw new Error(spec.kind);
    const first = spec.options.find((option) => !option.disabledReason);
    answer(game as never, open.ask.player, open.ask.id, first ? [first.key] : []);
  }
}

test.each(LAYOUTS)('setup: players fill layout %s with tiles', (id) => {
  const game = building(id);
  build(game);
  const { places, homes } = boardShape(book, book.boards[id].players, id);
  const there = Object.values(game.state.systems).flatMap(({ position }) => position ?? []);
  expect(there.sort()).toEqual(['000', ...places, ...homes].sort());
});

test.each([
  ['standard-7', { blue: 3, red: 2 }],
  ['standard-8', { blue: 2, red: 2 }],
] as const)('setup: on %s the speaker places extra tiles first', (id, { blue, red }) => {
  const game = building(id);
  const first = game.state.tilesToPlaceFirst ?? [];
  expect(first.filter((tile) => book.tiles[tile].back === 'blue')).toHaveLength(blue);
  expect(first.filter((tile) => book.tiles[tile].back === 'red')).toHaveLength(red);
  for (const hand of Object.values(game.state.tilesToPlace ?? {})) expect(hand).toHaveLength(6);
  build(game);
  const { speaker, order } = game.state;
  const placed = game.state.facts.flatMap((fact) => (fact.type === 'tile-placed' ? [fact.seat] : []));
  expect(placed.slice(0, blue + red)).toEqual(first.map(() => speaker));
  expect(placed.slice(blue + red, blue + red + order.length)).toEqual(order);
  const told = game.state.facts.flatMap((fact) => (fact.type === 'tile-placed' ? [fact.tile] : []));
  expect(told.slice(0, blue + red).sort()).toEqual([...first].sort());
});

test('39.1 Prophecy of Kings seats up to 8, otherwise 6', () => {
  const prepared = (of: typeof book, count: number) =>
    prepareGame(of, { seed: 'x', players: players(count), board: { made: 'fair' } });
  expect(new Set(prepared(book, 8).seats.map(({ color }) => color)).size).toBe(8);
  expect(() => prepared(book, 9)).toThrow('A game is for 3 to 8 players, but there are 9.');
  expect(() => prepared(rulebookOf([], WITHOUT_EXPANSION), 7)).toThrow(
    'A game is for 3 to 6 players, but there are 7.',
  );
  expect(() =>
    prepareGame(rulebookOf([], WITHOUT_EXPANSION), {
      seed: 'x',
      players: [{ id: 'p1', color: 'pink' }, ...players(3).slice(1)],
      board: { made: 'fair' },
    }),
  ).toThrow('There are no pink pieces in this game.');
});

test('lobbyProblem names surplus players and colors of other sets', () => {
  const books = rulebooksBySets(SETS);
  const members = (count: number, wishes = {}) =>
    Array.from({ length: count }, (_, i) => ({ name: `P${i}`, wishes: i ? {} : wishes }));
  const problem = (settings: Json, count: number, wishes = {}) =>
    lobbyProblem(books, settings, members(count, wishes) as never, false);
  expect(problem({ sets: ['base', 'pok'] }, 8, { color: 'orange' })).toBe(undefined);
  expect(problem({ sets: ['base', 'pok'] }, 9)).toBe(
    'A game with these sets (Base game, Prophecy of Kings) is for 3 to 8 players, but 9 have joined.',
  );
  expect(problem({ sets: ['base'] }, 7)).toBe(
    'A game with these sets (Base game) is for 3 to 6 players, but 7 have joined.',
  );
  expect(problem({ sets: ['base'], board: 'fair:large-6' }, 3, { color: 'orange' })).toBe(
    'The sets of this game (Base game) do not include orange pieces (chosen by P0); the board “Large galaxy, 6 players”.',
  );
});

const EIGHT = {
  ann: 'sol',
  bob: 'letnev',
  cat: 'hacan',
  dan: 'winnu',
  eve: 'yin',
  fay: 'xxcha',
  gus: 'mentak',
  hal: 'jol-nar',
};

test('32.2, 83.8 Diplomacy with eight players places seven tokens', () => {
  const t = uses('diplomacy', { seats: EIGHT, sets: KINGS, ground: { lodor: { ann: '1 infantry' } } });
  t.ann.chooses('26', 'diplomacy-system');
  expect(t.state.systems['26'].tokens.sort()).toEqual(['bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal']);
  expect(t).toAsk(...['bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'].map((seat) => `${seat} use-secondary`));
});

test('84.1, 83 note 1 eight players take one strategy card each', () => {
  const t = table({ seats: EIGHT, sets: KINGS, phase: 'strategy' }).begin(strategyPhase, {});
  const cards = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare', 'technology', 'imperial'];
  // What is left for the last is no choice.
  Object.keys(EIGHT)
    .slice(0, 7)
    .forEach((seat, i) => t.seat(seat).picks(cards[i]));
  expect(Object.values(t.state.seats).map(({ strategyCards }) => Object.keys(strategyCards).length)).toEqual(
    Array(8).fill(1),
  );
  expect(t).toAsk();
});
