import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { readMap } from '#ti4/rules/setup/galaxy/map-string.ts';

const book = rulebookOf([], ['base', 'codex-1', 'pok']);
const LANES = { a: '85A0', b: '87A2', c: '88A4', d: '83A0', e: '86A0', f: '84A0' };
/** A map of five players, with its hyperlanes written in some other way. */
const five = (changes: Partial<typeof LANES> = {}): string => {
  const { a, b, c, d, e, f } = { ...LANES, ...changes };
  return `28 29 34 ${a} 38 33 22 23 24 30 35 ${b} 42 ${c} 41 37 32 27 0 19 20 0 25 31 0 39 ${d} ${e} ${f} 43 0 40 36 0 26 21`;
};
const layoutOf = (text: string, players = 5) => readMap(book, text, players).layout;
const RINGS = [6, 12, 18];
const lines = (label: (ring: number) => string): string => {
  const words = five().split(' ');
  return RINGS.map((count, i) => `${label(i + 1)} ${words.splice(0, count).join(' ')}`).join('\n');
};

test('44 hyperlanes with their turn in degrees, as AsyncTI4 names them, load', () => {
  expect(layoutOf(five({ b: '87a120', c: '88a240' }))).toEqual(layoutOf(five()));
  expect(layoutOf(five({ b: '87a-120', c: '88a:240' }))).toEqual(layoutOf(five()));
  expect(() => layoutOf(five({ b: '87a70' }))).toThrow('rotated by 0 to 5 sides, not by 70');
});

test('map strings: a turn after a blank counts if only then rings are full', () => {
  const apart = five({ a: '85A 0', b: '87A 2', c: '88A 4', d: '83A 0', e: '86A 0', f: '84A 0' });
  expect(layoutOf(apart)).toEqual(layoutOf(five()));
  expect(layoutOf(`18 ${apart}`)).toEqual(layoutOf(five()));
  expect(layoutOf(`{18} ${five({ a: '85A 0' })}`)).toEqual(layoutOf(five()));
});

test('in full rings, 0 after a hyperlane without turn is a home system', () => {
  const full = five({ f: '84A' }).replace('84A 43 0', '84A 0 43');
  expect(layoutOf(full)).toEqual(layoutOf(five().replace('84A0 43 0', '84A0 0 43')));
});

test('a label before each ring is no tile', () => {
  expect(layoutOf(lines((ring) => `Ring ${ring}:`))).toEqual(layoutOf(five()));
  expect(layoutOf(`Center: 18\n${lines((ring) => `Ring ${ring}:`)}`)).toEqual(layoutOf(five()));
});

test('Mecatol Rex written last is refused, not laid on the rim', () => {
  const six = book.boards['standard-6'].map.trim();
  expect(() => layoutOf(`${six} 18`, 6)).toThrow('tile 37, "18": this tile is in the center; leave it out here');
  expect(layoutOf(`18 ${six}`, 6)).toEqual(layoutOf(six, 6));
});
