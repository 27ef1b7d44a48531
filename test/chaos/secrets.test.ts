import { expect, test } from 'vitest';
import { searchLeaks } from '../../scripts/chaos/secrets/leak-search.ts';
import { compareTwins } from '../../scripts/chaos/secrets/twin-games.ts';
import { kept, onFile, wholly } from '../store/stored.ts';
import { SETS } from '#ti4/content/sets.ts';
import { compareVeiled } from '../../scripts/chaos/secrets/veiled-games.ts';

// The long run is `npm run -s tool -- secrets`.
test('Output never leaks hidden cards, seed or deck order', async () => {
  const { leaks, texts } = await searchLeaks({ players: 3, seed: 11, limit: 90, every: 25, ...kept });
  expect(leaks).toEqual([]);
  expect(texts).toBeGreaterThan(200);
});

const EVERY_SET = SETS.map(({ id }) => id);

wholly('Output never leaks or depends on hidden cards with every set', async () => {
  const { leaks, texts } = await searchLeaks({
    players: 4,
    seed: 21,
    limit: 60,
    every: 30,
    sets: EVERY_SET,
    ...kept,
  });
  expect(leaks).toEqual([]);
  expect(texts).toBeGreaterThan(200);
  const { differences, compared } = await compareVeiled({ players: 4, seed: 5, sets: EVERY_SET, limit: 120 });
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(40);
  const { differences: bytes, answers } = await compareTwins({
    players: 4,
    seed: 8,
    limit: 40,
    sets: EVERY_SET,
    ...kept,
  });
  expect(bytes).toEqual([]);
  expect(answers).toBeGreaterThan(20);
});

// The comparison of pending players does not touch the store.
onFile('Behind the veil, pending players do not depend on hidden hands', async () => {
  const { differences, windows, compared } = await compareVeiled({ players: 4, seed: 3, limit: 200 });
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(40);
  expect(windows).toBeGreaterThan(20);
});

onFile('The comparison notices a game without a veil', async () => {
  expect(
    (await compareVeiled({ players: 4, seed: 3, veil: 'nothing', limit: 200 })).differences.length,
  ).toBeGreaterThan(0);
});

test('Other players’ hidden cards never change a byte of a player’s output', async () => {
  const { differences, answers, told, orders, messages } = await compareTwins({
    players: 5,
    seed: 2,
    limit: 60,
    ...kept,
  });
  expect(differences).toEqual([]);
  expect(answers).toBeGreaterThan(30);
  expect(messages).toBeGreaterThan(30);
  // Moments at which one of the two games had something to ask, and the other only seemed to.
  expect(told + orders).toBeGreaterThan(1);
});

// It proves the comparison, not the store.
onFile('Without the veil, the bytes of public output differ', async () => {
  expect(
    (await compareTwins({ players: 5, seed: 2, veil: 'nothing', limit: 60, ...kept })).differences.length,
  ).toBeGreaterThan(0);
});
