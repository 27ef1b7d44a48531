import { expect, test } from 'vitest';
import { compareTwins } from '../../scripts/chaos/secrets/twin-games.ts';
import { kept } from '../store/stored.ts';

test.each([
  ['ti4', 5, 2],
  ['ti3', 4, 4],
  ['ti2', 3, 8],
])('With questions skipped in %s, no byte depends on hidden cards', async (edition, players, seed) => {
  const { differences, answers, skips } = await compareTwins({
    edition,
    players,
    seed,
    limit: 40,
    skips: true,
    ...kept,
  });
  expect(differences).toEqual([]);
  expect(answers).toBeGreaterThan(15);
  expect(skips).toBeGreaterThan(5);
});
