import { setTimeout as pause } from 'node:timers/promises';

/** Returns a time in ms that no change of the system clock affects. */
const monotonicNow = (): number => performance.now();

/**
 * Calls `body` every `everyMs` until it returns a value, and returns that value; undefined after `forMs` without one.
 * Errors go to `failed`, and the next attempt follows.
 */
export async function retryFor<T>(
  { forMs, everyMs }: { forMs: number; everyMs: number },
  body: () => Promise<T | undefined>,
  failed: (error: unknown) => void = () => undefined,
): Promise<T | undefined> {
  for (const until = monotonicNow() + forMs; monotonicNow() < until; await pause(everyMs)) {
    try {
      const found = await body();
      if (found !== undefined) return found;
    } catch (error) {
      failed(error);
    }
  }
  return undefined;
}
