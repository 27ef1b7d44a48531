import { expect, test } from 'vitest';
import { playWatched } from '../../scripts/e2e/replies/play-watched.ts';
import { newWaitCount } from '../../scripts/e2e/replies/wait-watch.ts';

// The long run is `npm run -s tool -- replies`.
test.each([
  ['ti4', 2],
  ['ti3', 1],
  ['ti2', 1],
])('%s: replies name whom the panel names, and pings come once', async (edition, practising) => {
  const count = newWaitCount();
  await playWatched({ edition, seed: 0, people: 2, practising, answers: 12, count });
  expect(count.faults).toEqual([]);
  expect(count.named).toBeGreaterThan(0);
  expect(count.questions).toBeGreaterThan(0);
  expect(count.pinged).toBeGreaterThan(0);
});
