import { expect, test } from 'vitest';
import { listed, some, upper } from '#text/sentences.ts';

test('One of something is called otherwise than several, and than none', () => {
  expect([some(0, 'hit'), some(1, 'hit'), some(2, 'hit')]).toEqual(['0 hits', '1 hit', '2 hits']);
  expect([some(1, 'die', 'dice'), some(3, 'die', 'dice')]).toEqual(['1 die', '3 dice']);
});

test('A list has its commas, and one "and"', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('A sentence begins with a capital, whatever it begins with', () => {
  expect([upper(''), upper('fighter'), upper('PDS')]).toEqual(['', 'Fighter', 'PDS']);
});
