import { expect, test } from 'vitest';
import { compareForms } from '../../scripts/chaos/forms/compare-forms.ts';

test.each([
  ['ti4', 30],
  ['ti3', 20],
  ['ti2', 20],
])('%s: no form depends on what its player cannot know', (edition, every) => {
  const found = compareForms({ edition, games: 1, every });
  expect(found.differences).toEqual([]);
  expect(found.forms).toBeGreaterThan(5);
});
