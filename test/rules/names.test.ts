import { expect, test } from 'vitest';
import { nameOfPlace } from '#ti4/rules/names.ts';
import { POK } from './exploring.ts';
import { table } from './table.ts';

test('nameOfPlace calls a space area after its planet', () => {
  const { game } = table({ sets: POK });
  expect(nameOfPlace(game, { system: '82', planet: 'mallice' })).toBe('Mallice');
  expect(nameOfPlace(game, { system: '82' })).toBe('Mallice, in space');
  expect(nameOfPlace(game, { system: '26' })).toMatch(/^Lodor \(\d+\)$/);
});
