import { expect, test } from 'vitest';
import { createPlaceShortener, labelWithGroup, shortenGroups } from '#text/short-places.ts';

test('A system is named once, then by its position', () => {
  const shorten = createPlaceShortener('Which ships do you move to Lodor (101)?');
  expect(['Lodor (101)', 'Quann (205)', 'Quann (205)', 'Lodor'].map(shorten)).toEqual([
    '101',
    'Quann (205)',
    '205',
    'Lodor',
  ]);
});

test('A group is added without parentheses in parentheses', () => {
  expect([
    labelWithGroup('Cruiser', 'Lodor (101)'),
    labelWithGroup('Cruiser', '101'),
    labelWithGroup('Graviton Negator (6 resources)', 'blue'),
  ]).toEqual(['Cruiser at Lodor (101)', 'Cruiser (101)', 'Graviton Negator (6 resources, blue)']);
});

test('Groups are left out where the label names the place', () => {
  const options = [
    { label: 'Pass' },
    { label: 'Carrier', group: 'Quann (205)' },
    { label: 'Cruiser', group: 'Quann (205)' },
    { label: 'Infantry to Lodor', group: 'Lodor (101)' },
    { label: 'Fighter from 205', group: 'Quann (205)' },
  ];
  expect(shortenGroups(options).map(({ group }) => group)).toEqual([
    undefined,
    'Quann (205)',
    '205',
    undefined,
    undefined,
  ]);
  expect(shortenGroups(options, 'From Quann (205)?')[1].group).toBe('205');
});
