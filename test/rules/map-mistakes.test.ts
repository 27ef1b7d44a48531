import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { mapProblem } from '#ti4/service/map-setting.ts';
import { mecatolOf, parseMapString, tilesInMapString } from '#ti4/rules/setup/galaxy/map-string.ts';
import { POK } from './exploring.ts';

const book = rulebookOf([], POK);
const six = book.boards['standard-6'].map.trim().split(/\s+/);
const altered = (word: string): string => six.map((tile, i) => (i === 3 ? word : tile)).join(' ');
const problem = (text: string): string => mapProblem(book, text, 6, true) ?? 'taken';

const HOME_OR_NONE = 'write 0 for a home system and -1 for a position without a tile.';
const NO_TILE = 'write -1 for a position without a tile.';
const PLACED = 'write only the tiles, without positions, ring by ring, each clockwise from the north.';
const CENTER = 'this tile is in the center; leave it out here, or write it in braces before all others.';
const lane = (number: string): string =>
  `add the side of this hyperlane (${number}A or ${number}B) and its rotation, such as ${number}A0 to ${number}A5.`;

/** Words in place of the fourth tile, with what to write instead. */
const MISTAKES: Record<string, string> = {
  '00': HOME_OR_NONE,
  '000': HOME_OR_NONE,
  '0:3': HOME_OR_NONE,
  '0A': HOME_OR_NONE,
  home: 'write 0 for a home system.',
  HOME: 'write 0 for a home system.',
  hs: 'write 0 for a home system.',
  empty: NO_TILE,
  null: NO_TILE,
  '--': NO_TILE,
  '-01': NO_TILE,
  '83': lane('83'),
  '91': lane('91'),
  '88-2': lane('88'),
  '18': CENTER,
  '18:60': CENTER,
  '101:23': PLACED,
  '101:0': PLACED,
  '206:83A2': PLACED,
  '413:-1': PLACED,
  // A tile with its turn, and no position of the board.
  '101:60': `this tile is from Thunder's Edge, a set that cannot be played here.`,
  '99:60': `this tile is from Thunder's Edge, a set that cannot be played here.`,
};

test.each(Object.entries(MISTAKES))('88 the refusal of a map with %s says what to write', (word, sentence) =>
  expect(problem(altered(word))).toBe(`tile 4, "${word}": ${sentence}`),
);

test('88 a map of tiles with their places says to leave the places out', () => {
  const listed = six.map((tile, i) => `${i < 6 ? 101 + i : i < 18 ? 195 + i : 283 + i}:${tile}`).join(' ');
  expect(problem(listed)).toBe(`tile 1, "101:${six[0]}": ${PLACED}`);
  expect(problem(`000:18 ${listed}`)).toBe(`tile 1, "000:18": ${PLACED}`);
  expect(problem(listed.replaceAll(':', '='))).toBe(`tile 1, "101${six[0]}": ${PLACED}`);
});

test('88 every hyperlane without its side asks for the side', () => {
  const lanes = Object.values(book.tiles).flatMap(({ id, lanes: lines }) => (lines ? [id.replace(/[ab]$/, '')] : []));
  expect(new Set(lanes).size).toBe(9);
  for (const number of lanes) expect(problem(altered(number))).toBe(`tile 4, "${number}": ${lane(number)}`);
});

test('88 a set of tiles without hyperlanes has none by their number alone', () => {
  const base = rulebookOf([], ['base']);
  expect(mapProblem(base, altered('83'), 6, true)).toBe(
    'tile 4, "83": this is a hyperlane, but the sets of this game have none.',
  );
});

test('88 braces around each tile, or in front, change nothing', () => {
  const plain = parseMapString(book, six.join(' '), 6);
  const braced = six.map((tile) => `{${tile}}`);
  for (const text of [
    braced.join(' '),
    braced.join(''),
    braced.join(',\n'),
    `{18}${braced.join('')}`,
    `{18} ${six.map((tile, i) => (i % 2 ? `{${tile}}` : tile)).join(' ')}`,
  ]) {
    expect(problem(text), text).toBe('taken');
    expect(parseMapString(book, text, 6), text).toEqual(plain);
  }
  expect(problem(altered('{18}'))).toBe(`tile 4, "18": ${CENTER}`);
  expect(problem(braced.with(3, '{18}').join(' '))).toBe(`tile 4, "18": ${CENTER}`);
});

test('88 leading zeros do not change a tile', () => {
  const text = six.map((tile) => (tile.length === 2 && tile !== '-1' ? `0${tile}` : tile)).join(' ');
  expect(parseMapString(book, text, 6)).toEqual(parseMapString(book, six.join(' '), 6));
  expect(tilesInMapString(book, '026 0018 001')).toEqual([mecatolOf(book), '26', '18', '01'].slice(1));
});
