import { setTimeout as pause } from 'node:timers/promises';
import type { ClusterStore } from '#service';
import { fingerprintToken } from '#discord/rest/rate-limiter.ts';

/** Discord allows one shard of each group to identify every 5 seconds; slightly more, since clocks differ. */
const IDENTIFY_INTERVAL_MS = 5_250;

/** Creates a function that waits for a shard's turn to identify among the shards of all processes. */
export const createIdentifyQueue =
  ({ requestBudget }: ClusterStore, token: string): ((shard: number, atOnce: number) => Promise<void>) =>
  async (shard, atOnce) => {
    const group = shard % Math.max(1, atOnce);
    await pause(await requestBudget.take(`identify ${fingerprintToken(token)} ${group}`, 1, IDENTIFY_INTERVAL_MS, 0));
  };
