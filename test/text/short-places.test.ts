import { expect, test } from 'vitest';
import { createPlaceShortener, shortenGroups } from '#text/short-places.ts';

test('A system is named once, then by its position', () => {
  const shorten = createPlaceShortener('Which ships do you move to Lodor (101)?');
  expect(['Lodor (101)', 'Quann (205)', 'Quann (205)', 'Lodor'].map(shorten)).toEqual([
    '101',
    'Quann (205)',
    '205',
    'Lodor',
  ]);
});

test('Options without a place keep what they have', () => {
  expect(shortenGroups([{ key: 'a' }, { key: 'b', group: 'Quann (205)' }], 'From Quann (205)?')).toEqual([
    { key: 'a' },
    { key: 'b', group: '205' },
  ]);
});
