import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { mapProblem, mapRemarks } from '#ti4/service/map-setting.ts';
import { composeMap } from '#ti4/render/board/board.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { formatMapString, layoutOfGame, mapStringOf } from '#ti4/rules/setup/galaxy/format-map-string.ts';
import { readMap, parseMapString, type Layout } from '#ti4/rules/setup/galaxy/map-string.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { prepareGame, type SetupOptions } from '#ti4/rules/setup/prepare-game.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { buildBoardView } from '#ti4/views/index.ts';
import { positionsWithin } from '#kit/board/hex-grid.ts';
import { POK } from './exploring.ts';

const book = rulebookOf([], POK);

/** "TTS map strings" of the Milty draft, by the number of players, with the string in which twins stand for what is named again. */
const MILTY: Record<number, { text: string; twins?: string; homes: string }> = {
  3: {
    text: '27 85A4 31 85A0 35 85A2 28 87A0 87A4 32 87A2 33 87A0 34 87A4 36 87A2 29 0 37 83A1 85A4 83A2 38 0 39 83A0 85A0 83A1 40 0 41 83A2 85A2 83A0 42',
    homes: '301 307 313',
  },
  4: {
    text: '26 27 85A5 31 30 85A2 22 23 24 87A1 29 87A5 35 34 33 87A4 28 87A2 0 19 20 0 25 83A2 85A5 83A0 36 0 38 37 0 32 83A2 85A2 83A0 21',
    homes: '301 304 310 313',
  },
  5: {
    text: '28 29 34 85A0 38 33 22 23 24 30 35 87A2 42 87A0 41 37 32 27 0 19 20 0 25 31 0 39 83A0 85A0 83A1 43 0 40 36 0 26 21',
    twins:
      '28 29 34 85A0 38 33 22 23 24 30 35 87A2 42 88A4 41 37 32 27 0 19 20 0 25 31 0 39 83A0 86A0 84A0 43 0 40 36 0 26 21',
    homes: '301 304 307 313 316',
  },
  7: {
    text: '83B0 31 37 84B0 89B0 36 25 26 27 32 38 41 46 45 44 40 35 30 21 83B0 22 0 28 33 0 42 84B0 50 49 48 47 43 83B2 34 29 24 0 19 0 0 0 0 0 0 0 0 0 59 0 61 60 0 0 0 0 39 0 0 23 20',
    twins:
      '83B0 31 37 84B0 89B0 36 25 26 27 32 38 41 46 45 44 40 35 30 21 85B0 22 0 28 33 0 42 86B0 50 49 48 47 43 88B2 34 29 24 0 19 0 0 0 0 0 0 0 0 0 59 0 61 60 0 0 0 0 39 0 0 23 20',
    homes: '401 304 307 413 416 419 422',
  },
  8: {
    text: '87A1 89B3 39 87A4 89B0 38 28 29 30 34 40 44 49 48 47 43 37 33 22 23 24 25 31 83B2 41 45 50 63 62 61 60 46 83B2 36 32 27 0 19 20 0 0 0 0 35 0 0 59 64 0 66 65 0 0 0 0 42 0 0 26 21',
    twins:
      '87A1 89B3 39 88A2 90B0 38 28 29 30 34 40 44 49 48 47 43 37 33 22 23 24 25 31 83B2 41 45 50 63 62 61 60 46 85B2 36 32 27 0 19 20 0 0 0 0 35 0 0 59 64 0 66 65 0 0 0 0 42 0 0 26 21',
    homes: '401 404 407 410 413 416 419 422',
  },
};

/** Exports of the KeeganW generator, by its own names for its boards. */
const KEEGAN = {
  '3 normal': '37 24 38 23 39 22 42 31 19 36 41 32 20 35 40 33 21 34 0 0 25 0 30 0 0 0 26 0 29 0 0 0 27 0 28',
  '4 warp': '87A1 26 25 88A2 24 23 37 19 34 36 33 20 38 21 32 35 31 22 0 27 0 0 0 0 0 0 28 0 29 0 0 0 0 0 0 30',
  '5 notch': '39 28 27 26 25 24 0 19 38 30 20 40 21 41 22 32 34 23 0 0 29 45 46 0 37 44 31 0 36 43 35 0 47 42 33 0',
  '2 normal': '35 22 38 36 21 37 31 30 19 27 0 33 32 29 20 28 0 34 0 0 23 0 26 0 0 0 0 0 0 24 0 25',
};

const players = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}` }));
const begun = (count: number, board: SetupOptions['board']): Game =>
  newGame(newState(book, prepareGame(book, { seed: `maps ${count}`, players: players(count), board })), book);
const homesOf = ({ homes }: Layout): string => homes.map(({ position }) => position).join(' ');
const problem = (text: string, joined = 0, starting = false): string =>
  mapProblem(book, text, joined, starting) ?? 'taken';
const standard = (count: number): string[] => book.boards[`standard-${count}`].map.trim().split(/\s+/);

for (const [count, { text, twins, homes }] of Object.entries(MILTY)) {
  test(`88.7 a Milty draft of ${count} loads repeated hyperlanes`, () => {
    const layout = parseMapString(book, text, Number(count));
    expect(homesOf(layout)).toBe(homes);
    if (twins !== undefined) expect(layout).toEqual(parseMapString(book, twins, Number(count)));
    const [remark] = mapRemarks(book, text, 1).filter((line) => line.startsWith('The map has some hyperlane tiles'));
    expect(remark).toContain('twice. I replace the second one');
    expect(readMap(book, text, Number(count)).again.some(({ twin }) => twin === undefined)).toBe(twins === undefined);
  });
}

test('88.7 a six-player Milty draft gives no remark', () => {
  expect(mapRemarks(book, standard(6).join(' '), 6).filter((line) => !line.startsWith('Map string'))).toEqual([]);
});

test('44 two copies of a hyperlane both connect', () => {
  const game = begun(4, { mapString: MILTY[4].text });
  const lanes = Object.values(game.state.hyperlanes ?? {}).map(({ tile, rotation }) => `${tile}${rotation}`);
  expect(lanes).toHaveLength(12);
  expect(new Set(lanes).size).toBeLessThan(12);
  const { pieces } = composeMap(buildBoardView(game, null));
  expect(pieces.filter(({ layers }) => layers[0].key.startsWith('hyperlanes'))).toHaveLength(12);
  const ids = Object.values(game.state.systems).flatMap(({ id, position }) => (position === null ? [] : [id]));
  for (const id of ids)
    expect(
      ids.some((other) => isAdjacent(game, id, other)),
      id,
    ).toBe(true);
});

test('88 a system named twice is refused', () => {
  const words = MILTY[5].text.split(' ');
  words[1] = words[0];
  expect(problem(words.join(' '))).toBe('tile 2, "28": this tile is already used for tile 1.');
});

test('88.2 KeeganW boards fit only their own player count', () => {
  const homes = { '3 normal': '304 310 316', '4 warp': '303 308 312 317', '5 notch': '302 306 310 314 318' };
  for (const [name, places] of Object.entries(homes)) {
    const text = KEEGAN[name as keyof typeof KEEGAN];
    const own = Number(name[0]);
    for (const padded of [text, `${text} 0`]) expect(homesOf(parseMapString(book, padded, own))).toBe(places);
    for (const count of [3, 4, 5, 6, 7, 8].filter((one) => one !== own))
      expect(problem(text, count, true)).toBe(
        `The map is the board “${name === '4 warp' ? 'vertical or warp' : name.slice(2)}” of the KeeganW generator for ${own} players, but there are ${count} players.`,
      );
    expect(problem(text)).toBe('taken');
    expect(problem(text, own + 1)).toBe(`The map is for ${own} players, but ${own + 1} have joined.`);
  }
  expect(mapRemarks(book, KEEGAN['5 notch'], 1)).toContain('For 5 players, I read each 0 at 201 and 301 as “no tile”.');
});

test('88.2 maps for no allowed player count are refused', () => {
  expect(problem(KEEGAN['2 normal'])).toBe(
    'The map is the board “normal” of the KeeganW generator for 2 players, but with these sets a game is for 3 to 8 players.',
  );
  expect(problem('0 0 22 23')).toBe(
    'The map has 2 positions for home systems (0, or a home tile), but with these sets a game is for 3 to 8 players. Write -1 for a position without a tile.',
  );
});

const six = standard(6).map((word, i) => (i === 3 ? '-1' : i === 20 ? '83A2' : word));
const respelled = (spelled: (word: string, i: number) => string): string => six.map(spelled).join(' ');

test.each(
  Object.entries({
    'center first without braces': `18 ${six.join(' ')}`,
    'a dash before the turn': respelled((word) => word.replace('83A2', '83A-2')),
    'the turn in degrees': respelled((word) => word.replace('83A2', '83A:120')),
    'homes as H1': respelled((word, i) => (word === '0' ? `H${i}` : word)),
    'homes as P1': respelled((word, i) => (word === '0' ? `P${i}` : word)),
    'no tile as _': respelled((word) => word.replace('-1', '_')),
    'no tile as X': respelled((word) => word.replace('-1', 'X')),
    'in quotes': `"${six.join(' ')}"`,
    'in curly quotes and commas': `“${six.join(', ')}”`,
    'a command of AsyncTI4': `/map add_tile_list {18} ${six.join(' ')}`,
    'a command with its option': `/map add_tile_list map_string:{18} ${six.join(' ')}`,
    'an address of KeeganW': `https://keeganw.github.io/ti4/?settings=T60FF&tiles=18,${six.join(',')}&x=1`,
    'the line of /board': `Map string: \`${six.join(' ')}\``,
  }),
)('88 parses another spelling of a map: %s', (_name, text) => {
  expect(parseMapString(book, text, 6)).toEqual(parseMapString(book, six.join(' '), 6));
  expect(problem(text)).toBe('taken');
});

test('88 full maps without leading Mecatol Rex start at the center', () => {
  const words = six.map((word, i) => (i === 4 ? '18' : word));
  const { tiles } = parseMapString(book, ['87A4', ...words].join(' '), 6);
  expect(tiles).toContainEqual({ position: '105', tile: '18' });
});

test('88.7 rotations in degrees are multiples of 60', () =>
  expect(problem(respelled((word) => word.replace('83A2', '83A:45')))).toBe(
    'tile 21, "83A:45": a hyperlane is rotated by a multiple of 60 degrees, not by 45.',
  ));

test('88 Thunder’s Edge tiles are refused by set name', () => {
  expect(problem(`{112} ${six.join(' ')}`)).toBe(
    'the center, "112": this tile is from Thunder\'s Edge, a set that cannot be played here.',
  );
  expect(problem(respelled((word, i) => (i === 4 ? '97' : word)))).toBe(
    'tile 5, "97": this tile is from Thunder\'s Edge, a set that cannot be played here.',
  );
});

/** The six-player map with its tiles far apart, so that it has as many rings. */
function widened(rings: number): string {
  const words = positionsWithin(rings)
    .slice(1)
    .map(() => '-1');
  [...six.slice(0, 18)].forEach((word, i) => (words[i] = word));
  const start = words.length - 6 * rings;
  for (let corner = 0; corner < 6; corner++) words[start + corner * rings] = '0';
  words[start + 1] = '83A0';
  return words.join(' ');
}

test.each([5, 6])('88 maps of %i rings load, play and draw', (rings) => {
  const game = begun(6, { mapString: widened(rings) });
  expect(Object.keys(game.state.hyperlanes ?? {})).toEqual([`${rings}02`]);
  const { pieces, width } = composeMap(buildBoardView(game, null));
  for (const { x } of pieces) expect(Math.abs(x)).toBeLessThanOrEqual(width);
});

test('88 maps over 6 rings are refused', () =>
  expect(problem(`${widened(6)} -1`)).toBe('The map has 127 tiles around the center; at most 126 fit (6 rings).'));

/** The same in any order. */
const sorted = ({ tiles, homes, hyperlanes = {} }: Layout): unknown => ({
  tiles: [...tiles].sort((a, b) => (a.position < b.position ? -1 : 1)),
  homes: homes.map(({ position }) => position).sort(),
  hyperlanes,
});

const GAMES: [string, number, SetupOptions['board']][] = [
  ...Object.values(book.boards).map(({ id, players }): [string, number, SetupOptions['board']] => [
    id,
    players,
    { preset: id },
  ]),
  ...Object.entries(MILTY).map(([n, { text }]): [string, number, SetupOptions['board']] => [
    `Milty ${n}`,
    Number(n),
    { mapString: text },
  ]),
  ...['3 normal', '4 warp', '5 notch'].map((name): [string, number, SetupOptions['board']] => [
    `KeeganW ${name}`,
    Number(name[0]),
    { mapString: KEEGAN[name as keyof typeof KEEGAN] },
  ]),
  ...[3, 5, 6, 7, 8].map((n): [string, number, SetupOptions['board']] => [`fair ${n}`, n, { made: 'fair' }]),
  ['six rings', 6, { mapString: widened(6) }],
  ['another center', 6, { mapString: `{87A4} ${six.map((word, i) => (i === 4 ? '18' : word)).join(' ')}` }],
  ['no center', 6, { mapString: `{-1} ${six.map((word, i) => (i === 4 ? '18' : word)).join(' ')}` }],
];

test.each(GAMES)('the map string of a game parses back: %s', (_name, count, board) => {
  const game = begun(count, board);
  const text = mapStringOf(game) ?? '';
  const layout = layoutOfGame(game);
  expect(layout && sorted(parseMapString(book, text, count))).toEqual(layout && sorted(layout));
  expect(formatMapString(book, parseMapString(book, text, count))).toBe(text);
  expect(problem(text, count, true)).toBe('taken');
});

test('an unfinished built galaxy has no map string', () =>
  expect(mapStringOf(begun(6, { made: 'built' }))).toBeUndefined());

test('map strings list the original tile of replaced systems', () => {
  const game = begun(6, { preset: 'standard-6' });
  const before = mapStringOf(game);
  const [system] = Object.values(game.state.systems).filter(({ position }) => position === '101');
  system.tile = '81';
  expect(mapStringOf(game)).toBe(before);
});
