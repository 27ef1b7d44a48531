import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { minimizeChanges } from '#ti4/ai/evaluation/goals.ts';

/** So many of each of these are wanted; more never does harm. */
const wants = fc.array(
  fc.record({ of: fc.uniqueArray(fc.nat(19), { minLength: 1 }), count: fc.integer({ min: 1, max: 6 }) }),
  {
    minLength: 1,
    maxLength: 3,
  },
);

test('Minimizing changes drops the hardest unneeded first, as one-by-one removal does', () => {
  fc.assert(
    fc.property(wants, fc.integer({ min: 1, max: 20 }), (list, count) => {
      const suffices = (changes: readonly number[]): boolean =>
        list.every(({ of, count: wanted }) => changes.filter((one) => of.includes(one)).length >= wanted);
      // Those that suffice, and would not without the hardest of them.
      const all = Array.from({ length: count }, (_, i) => i);
      fc.pre(suffices(all) && !suffices(all.slice(0, -1)));
      let needed = all;
      for (const one of [...all].reverse()) {
        const without = needed.filter((other) => other !== one);
        if (suffices(without)) needed = without;
      }
      expect(minimizeChanges(all, suffices)).toEqual(needed);
    }),
    { numRuns: 300, seed: 6 },
  );
});

test('Minimizing many changes for a small objective needs few tries', () => {
  let tried = 0;
  const all = Array.from({ length: 40 }, (_, i) => i);
  const needed = minimizeChanges(all, (changes) => (tried++, changes.includes(3)));
  expect(needed).toEqual([3, 39]);
  expect(tried).toBeLessThan(20);
});
