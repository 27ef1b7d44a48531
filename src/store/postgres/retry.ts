import { setTimeout as pause } from 'node:timers/promises';

/** What a time is reckoned from that no change of the host's clock moves. */
const monotonicNow = (): number => performance.now();

/** The first thing that comes of trying, so long and so far apart (both in ms); undefined where nothing has. What fails is tried again. */
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
