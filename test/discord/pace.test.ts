import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForNextPoll } from '#discord/outbox/poll-interval.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many ms it takes until the next look, where it is asked for so long after a beat. */
async function takes(after: number, isCrowded: () => boolean): Promise<number> {
  await vi.advanceTimersByTimeAsync(100 - (performance.now() % 100) + after);
  const begun = performance.now();
  let taken: number | undefined;
  void waitForNextPoll(isCrowded).then(() => (taken = performance.now() - begun));
  for (let ms = 0; taken === undefined && ms < 1_000; ms++) await vi.advanceTimersByTimeAsync(1);
  return Math.round(taken ?? Infinity);
}

test('The outbox is polled on a fixed beat, hiding who caused messages', async () => {
  for (const after of [1, 40, 99]) expect(await takes(after, () => false)).toBe(100 - after);
});

test('A busy outbox is polled less often until it is idle', async () => {
  expect(await takes(40, () => true)).toBe(360);
  let beats = 0;
  expect(await takes(40, () => ++beats < 2)).toBe(160);
});
