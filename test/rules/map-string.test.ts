import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { boardWarnings } from '#ti4/rules/setup/galaxy/board-warnings.ts';
import { parsePosition, positionsWithin } from '#kit/board/hex-grid.ts';
import { parseMapString } from '#ti4/rules/setup/galaxy/map-string.ts';
import { WITHOUT_EXPANSION } from './table.ts';

const book = rulebookOf([], WITHOUT_EXPANSION);
const standard = (players: number): string[] => book.boards[`standard-${players}`].map.trim().split(/\s+/);
/** The six-player map with some of its tiles replaced, counted from 1. */
const altered = (changes: Record<number, string>): string =>
  standard(6)
    .map((word, i) => changes[i + 1] ?? word)
    .join(' ');
const refusal = (text: string, players = 6): string => {
  try {
    parseMapString(book, text, players);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

test('map strings read ring by ring, clockwise from north', () => {
  const { tiles, homes } = parseMapString(book, altered({}), 6);
  const at = Object.fromEntries(tiles.map(({ position, tile }) => [position, tile]));
  const words = standard(6);
  expect(at['000']).toBe('18');
  positionsWithin(3)
    .slice(1)
    .forEach((position, i) => expect(at[position]).toBe(words[i] === '0' ? undefined : words[i]));
  expect(homes.map(({ position }) => position)).toEqual(['301', '304', '307', '310', '313', '316']);
});

test('map strings accept a braced center and unpadded numbers', () => {
  expect(parseMapString(book, `{18} ${altered({ 19: '1', 22: '2' })}`, 6).homes.map(({ tile }) => tile)).toEqual([
    '01',
    '02',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('Mecatol Rex may be off center but not missing', () => {
  const { tiles } = parseMapString(book, `{19} ${altered({ 20: '18' })}`, 6);
  expect(tiles).toContainEqual({ position: '302', tile: '18' });
  expect(refusal(`{38} ${altered({ 20: '-1' })}`)).toBe('Mecatol Rex is not on this map.');
});

test('88 tile errors name their place in the map', () => {
  expect(refusal(altered({ 12: '9X' }))).toBe('tile 12, "9X": I do not know this tile.');
  expect(refusal(altered({ 7: '83A2' }))).toBe(
    'tile 7, "83A2": this is a hyperlane, but the sets of this game have none.',
  );
  expect(refusal(altered({ 3: '62' }))).toBe('tile 3, "62": the sets of this game have no tile with this number.');
  expect(refusal(altered({ 9: standard(6)[1] }))).toBe(
    `tile 9, "${standard(6)[1]}": this tile is already used for tile 2.`,
  );
  expect(refusal(altered({ 9: '18' }))).toBe(
    'tile 9, "18": this tile is in the center; leave it out here, or write it in braces before all others.',
  );
  expect(refusal(altered({ 12: '\u202e9X' }))).toBe('tile 12, "9X": I do not know this tile.');
  expect(refusal('  ')).toBe('The map is empty.');
  expect(refusal(Array.from({ length: 130 }, () => '-1').join(' '))).toBe(
    'The map has 130 tiles around the center; at most 126 fit (6 rings).',
  );
});

test('88.2 a map needs one home position per player', () => {
  expect(refusal(altered({ 19: '-1' }))).toBe(
    'The map has 5 positions for home systems (0, or a home tile), but there are 6 players.',
  );
  expect(refusal(altered({}), 5)).toBe(
    'The map has 6 positions for home systems (0, or a home tile), but there are 5 players.',
  );
});

test('88.2 0 is empty if home systems are named', () => {
  const named = parseMapString(
    book,
    altered({ 19: '01', 22: '02', 25: '03', 28: '04', 31: '05', 34: '06', 20: '0' }),
    6,
  );
  expect(named.homes).toHaveLength(6);
  expect(named.tiles.some(({ position }) => position === '302')).toBe(false);
  const three = standard(3)
    .map((word) => (word === '-1' ? '0' : word))
    .join(' ');
  expect(parseMapString(book, three, 3).homes.map(({ position }) => position)).toEqual(['304', '310', '316']);
});

for (const players of [3, 4, 5, 6]) {
  test(`11 the standard board for ${players} is clash-free and roughly fair`, () => {
    const layout = parseMapString(book, standard(players).join(' '), players);
    expect(boardWarnings(book, layout)).toEqual([]);
    expect(layout.homes).toHaveLength(players);
    const near = layout.homes.map((home) =>
      layout.tiles
        .filter(({ position }) => distance(home.position, position) <= 2)
        .flatMap(({ tile }) => book.tiles[tile].planets)
        .reduce((sum, planet) => sum + Math.max(planet.resources, planet.influence), 0),
    );
    expect(Math.max(...near) - Math.min(...near)).toBeLessThanOrEqual(6);
  });
}

test('11 boardWarnings lists adjacent anomalies and equal wormholes', () => {
  const remarks = boardWarnings(book, {
    homes: [],
    tiles: [
      { position: '101', tile: '41' },
      { position: '102', tile: '42' },
      { position: '201', tile: '26' },
      { position: '301', tile: '39' },
    ],
  });
  expect(remarks).toEqual([
    'Two anomalies are adjacent: 41 (101) and 42 (102).',
    'Two wormholes of the same kind are adjacent: 26 (201) and 39 (301).',
  ]);
});

function distance(a: string, b: string): number {
  const [x, y] = [parsePosition(a), parsePosition(b)];
  const [q, r] = [x.q - y.q, x.r - y.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
