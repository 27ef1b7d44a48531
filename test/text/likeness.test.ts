import { expect, test } from 'vitest';
import { folded, meantBy, slipOf, wordsOf } from '#text/fuzzy-match.ts';

const SEATS = [
  'Ann, the Federation of Sol (blue)',
  "Bob, the N'orr of Sardakk (red)",
  'Practice 3, the Universities of Jol-Nar (purple)',
  'Practice 4, the Vuil’raith Cabal (black)',
];
const meant = (typed: string, list = SEATS): string[] => meantBy(list, typed, (one) => [one]);

test('Names are compared without capitals, accents and signs', () => {
  expect([folded("Tar'mann"), folded('Tar’mann'), folded('  Lirta — IV '), folded('Élan')]).toEqual([
    'tarmann',
    'tarmann',
    'lirta iv',
    'elan',
  ]);
  expect(wordsOf('2 infantry on the New Albion', { inf: 'infantry' })).toEqual(['2', 'infantry', 'new', 'albion']);
  expect(wordsOf('docks, infs', { dock: 'space dock', inf: 'infantry' })).toEqual(['space', 'dock', 'infantry']);
});

test('A small slip in a long word is forgiven, none in a short one', () => {
  expect([slipOf('crusier', 'cruiser'), slipOf('destoryer', 'destroyer'), slipOf('wellan', 'wellon')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([slipOf('sol', 'sel'), slipOf('carrier', 'courier'), slipOf('pds', 'pad')]).toEqual([false, false, false]);
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
])('A player is found by any part of what they are called: %s', (typed, which) => {
  expect(meant(typed)).toEqual([SEATS[which]]);
});

test('What several are called is several, and what nobody is called is none', () => {
  expect(meant('practice')).toEqual([SEATS[2], SEATS[3]]);
  expect([meant('mentak'), meant(''), meant('the'), meant('!')]).toEqual([[], [], [], []]);
  // The surest way in which any is meant decides.
  expect(meant('arc', ['Arc Prime', 'Arcturus', 'Monarch'])).toEqual(['Arc Prime']);
});

test('What has a minus is nothing that is there without it', () => {
  const list = ['1 fighter in Lodor', '2 fighters in Lodor'];
  expect(meant('1 fighter in Lodor', list)).toEqual(['1 fighter in Lodor']);
  for (const typed of ['-1 fighter in Lodor', '−2 fighters', 'fighters - 2 in Lodor'])
    expect(meant(typed, list)).toEqual([]);
});
