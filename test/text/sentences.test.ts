import { expect, test } from 'vitest';
import { formatList, formatCount, capitalize } from '#text/sentences.ts';

test('formatCount uses the singular for one only', () => {
  expect([formatCount(0, 'hit'), formatCount(1, 'hit'), formatCount(2, 'hit')]).toEqual(['0 hits', '1 hit', '2 hits']);
  expect([formatCount(1, 'die', 'dice'), formatCount(3, 'die', 'dice')]).toEqual(['1 die', '3 dice']);
});

test('A list has its commas, and one "and"', () => {
  expect([formatList([]), formatList(['a']), formatList(['a', 'b']), formatList(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('A sentence begins with a capital letter', () => {
  expect([capitalize(''), capitalize('fighter'), capitalize('PDS')]).toEqual(['', 'Fighter', 'PDS']);
});
