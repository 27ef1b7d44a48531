import { setTimeout as pause } from 'node:timers/promises';

interface LeaderTask {
  stop: () => Promise<void>;
}

/** Asks whether this process has a duty, for so long from the moment it asks, in ms. */
type AcquireLeadership = (forMs: number) => Promise<boolean>;

/** So often in its time a duty is asked for again. */
const RENEWALS_PER_LEASE = 4;

/** Does something for as long as it is this process's to do: what is stopped, or cannot ask, loses it to another. */
export function runWhileLeader(ask: AcquireLeadership, forMs: number, begin: () => LeaderTask): LeaderTask {
  let doing: LeaderTask | undefined;
  let stopped = false;
  let until = 0;
  const ending = new AbortController();
  const put = async (): Promise<void> => {
    const held = doing;
    doing = undefined;
    await held?.stop();
  };
  const watch = async (): Promise<void> => {
    while (!stopped) {
      const asked = performance.now();
      try {
        if (await ask(forMs)) until = asked + forMs;
        else until = 0;
      } catch {
        // The database is away: it is ours for as long as it was.
      }
      const isOurs = performance.now() < until;
      if (isOurs && !doing && !stopped) doing = begin();
      if (!isOurs && doing) await put();
      await pause(forMs / RENEWALS_PER_LEASE, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopped = true;
      ending.abort();
      await watching;
      await put();
    },
  };
}
