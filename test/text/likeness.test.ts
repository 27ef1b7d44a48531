import { expect, test } from 'vitest';
import { foldText, fuzzyMatch, haveSameOrigin, isTypo, significantWords } from '#text/fuzzy-match.ts';

const SEATS = [
  'Ann, the Federation of Sol (blue)',
  "Bob, the N'orr of Sardakk (red)",
  'Practice 3, the Universities of Jol-Nar (purple)',
  'Practice 4, the Vuil’raith Cabal (black)',
];
const meant = (typed: string, list = SEATS): string[] => fuzzyMatch(list, typed, (one) => [one]);

test('Names are compared without capitals, accents and signs', () => {
  expect([foldText("Tar'mann"), foldText('Tar’mann'), foldText('  Lirta — IV '), foldText('Élan')]).toEqual([
    'tarmann',
    'tarmann',
    'lirta iv',
    'elan',
  ]);
  expect(significantWords('2 infantry on the New Albion', { inf: 'infantry' })).toEqual([
    '2',
    'infantry',
    'new',
    'albion',
  ]);
  expect(significantWords('docks, infs', { dock: 'space dock', inf: 'infantry' })).toEqual([
    'space',
    'dock',
    'infantry',
  ]);
});

test('A small typo is forgiven in long words, not in short', () => {
  expect([isTypo('crusier', 'cruiser'), isTypo('destoryer', 'destroyer'), isTypo('wellan', 'wellon')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isTypo('sol', 'sel'), isTypo('carrier', 'courier'), isTypo('pds', 'pad')]).toEqual([false, false, false]);
});

test.each([
  ['ann', 0],
  ['sol', 0],
  ['blue', 0],
  ['federation', 0],
  ['norr', 1],
  ['N’orr', 1],
  ['Practice 4', 3],
  ['jolnar', 2],
  ['jol nar', 2],
  ['univ', 2],
  ['vuilraith', 3],
  ['vuilriath', 3],
  ['pruple', 2],
])('A player is found by any part of their name: %s', (typed, which) => {
  expect(meant(typed)).toEqual([SEATS[which]]);
});

test('An ambiguous name finds several, an unknown one none', () => {
  expect(meant('practice')).toEqual([SEATS[2], SEATS[3]]);
  expect([meant('mentak'), meant(''), meant('the'), meant('!')]).toEqual([[], [], [], []]);
  // The surest way in which any is meant decides.
  expect(meant('arc', ['Arc Prime', 'Arcturus', 'Monarch'])).toEqual(['Arc Prime']);
});

test('A minus sign is never ignored in a match', () => {
  const list = ['1 fighter in Lodor', '2 fighters in Lodor'];
  expect(meant('1 fighter in Lodor', list)).toEqual(['1 fighter in Lodor']);
  for (const typed of ['-1 fighter in Lodor', '−2 fighters', 'fighters - 2 in Lodor'])
    expect(meant(typed, list)).toEqual([]);
});

test('Abbreviations before a destination are read', () => {
  const shorthand = { inf: 'infantry', gf: 'ground force' };
  expect(haveSameOrigin('gf to Lodor', 'Ground force to Lodor', shorthand)).toBe(true);
  expect(haveSameOrigin('from 202 to 302', 'From Imber (202) to Jarrow (302)')).toBe(true);
  expect(haveSameOrigin('from 302 to 202', 'From Imber (202) to Jarrow (302)')).toBe(false);
});
