import { expect, test } from 'vitest';
import { samples } from '../chance.ts';
import { compareForms } from '../../scripts/chaos/forms/compare-forms.ts';

test.each([
  ['ti4', samples(150, 60)],
  ['ti3', samples(100, 40)],
  ['ti2', samples(100, 40)],
])('%s: forms do not depend on information hidden from their player', (edition, every) => {
  const found = compareForms({ edition, games: 1, every });
  expect(found.differences).toEqual([]);
  expect(found.forms).toBeGreaterThan(5);
});
