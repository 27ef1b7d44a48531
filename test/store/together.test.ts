import { expect, test } from 'vitest';
import { playOnCluster } from '../../scripts/chaos/cluster/cluster-run.ts';

test('A cluster under kills loses, doubles and reorders nothing', async () => {
  const found = await playOnCluster({
    seconds: 16,
    games: 6,
    shards: 2,
    workers: 2,
    rate: 4,
    lease: 6,
    killEvery: 5,
    seed: 3,
    pixels: true,
  });
  expect(found.wrong).toEqual([]);
  expect(found).toMatchObject({
    answers: { lost: 0, doubled: 0 },
    messages: { lost: 0, doubled: 0, outOfOrder: 0 },
    reminders: { doubled: 0 },
    differentStates: 0,
  });
  expect(found.answers.accepted).toBeGreaterThan(0);
  expect(found.messages.sent).toBeGreaterThan(0);
  expect(found.reminders.sent).toBeGreaterThan(0);
  expect(found.kills).toBeGreaterThan(0);
  // Discord takes fifty.
  expect(found.requests.mostInASecond.begun).toBeGreaterThan(0);
  expect(found.requests.mostInASecond.begun).toBeLessThanOrEqual(50);
  expect(found.requests.refused).toBe(0);
});
