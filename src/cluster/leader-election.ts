import { setTimeout as pause } from 'node:timers/promises';

interface LeaderTask {
  stop: () => Promise<void>;
}

/** Acquires or renews a lease of `forMs` from the moment of the call. Resolves to whether this process holds it. */
type AcquireLeadership = (forMs: number) => Promise<boolean>;

/** Renewals within the duration of a lease. */
const RENEWALS_PER_LEASE = 4;

/**
 * Runs a task while this process holds the lease. A process that stops or cannot reach the database loses it to
 * another.
 */
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
        // The database is unavailable: the lease still lasts until it expires.
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
