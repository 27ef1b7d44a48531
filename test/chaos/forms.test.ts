import { expect, test } from 'vitest';
import { compareForms } from '../../scripts/chaos/forms/compare-forms.ts';

test.each([
  ['ti4', 60],
  ['ti3', 40],
  ['ti2', 40],
])('%s: forms do not depend on information hidden from their player', (edition, every) => {
  const found = compareForms({ edition, games: 1, every });
  expect(found.differences).toEqual([]);
  expect(found.forms).toBeGreaterThan(5);
});
