import { expect, test } from 'vitest';
import { spy } from './spying.ts';
import { compare } from './veiled.ts';

// The long run is `npm run -s fire:secrets`.
test.each([[3, 11], [6, 12]])('Nothing that reaches anybody holds another\'s hidden card, the seed or the order of a deck: %i players', async (players, seed) => {
  const { leaks, texts } = await spy({ players, seed, limit: 250, every: 25 });
  expect(leaks).toEqual([]);
  expect(texts).toBeGreaterThan(500);
}, 180_000);

test('What everybody sees of who is asked does not depend on hidden hands, with the veil over every window', () => {
  const { differences, windows, compared } = compare({ players: 4, seed: 3 });
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(100);
  expect(windows).toBeGreaterThan(50);
}, 180_000);

test('Without a veil it would: the comparison notices', () => {
  expect(compare({ players: 4, seed: 3, veil: 'nothing' }).differences.length).toBeGreaterThan(0);
}, 180_000);
