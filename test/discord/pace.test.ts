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

test('What is to be said is looked for at the beat of a clock, whenever that is asked for, so that nobody can tell by whose deed', async () => {
  for (const after of [1, 40, 99]) expect(await takes(after, () => false)).toBe(100 - after);
});

test('Where much is under way it is looked for less often, and again at the next beat when it no longer is', async () => {
  expect(await takes(40, () => true)).toBe(360);
  let beats = 0;
  expect(await takes(40, () => ++beats < 2)).toBe(160);
});
