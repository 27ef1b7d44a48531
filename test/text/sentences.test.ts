import { expect, test } from 'vitest';
import { formatList, formatLists, formatCount, capitalize } from '#text/sentences.ts';

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

test('A list of lists has semicolons alone, and systems need none', () => {
  expect(formatLists(["Qucen'n and Rarron (208)", 'Lazar and Sakulag (209)', 'Empty space (105)'])).toBe(
    "Qucen'n and Rarron (208), Lazar and Sakulag (209) and Empty space (105)",
  );
  expect(formatLists(['2 fighters and 1 carrier', '1 cruiser', '3 others'])).toBe(
    '2 fighters and 1 carrier; 1 cruiser; 3 others',
  );
  expect(formatLists(['Cruiser and Carrier at Quill (101)', 'Fighter'])).toBe(
    'Cruiser and Carrier at Quill (101); Fighter',
  );
});

test('A sentence begins with a capital letter', () => {
  expect([capitalize(''), capitalize('fighter'), capitalize('PDS')]).toEqual(['', 'Fighter', 'PDS']);
});
