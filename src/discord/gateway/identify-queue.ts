import { setTimeout as pause } from 'node:timers/promises';
import type { ClusterStore } from '#service';
import { fingerprintToken } from '#discord/rest/rate-limiter.ts';

/** Discord takes one shard of each group in so long, in ms; a little more, since clocks differ. */
const IDENTIFY_INTERVAL_MS = 5_250;

/** Shards of all processes identify themselves so far apart as Discord wants it, whichever process they are of. */
export const createIdentifyQueue =
  ({ requestBudget }: ClusterStore, token: string): ((shard: number, atOnce: number) => Promise<void>) =>
  async (shard, atOnce) => {
    const group = shard % Math.max(1, atOnce);
    await pause(await requestBudget.take(`identify ${fingerprintToken(token)} ${group}`, 1, IDENTIFY_INTERVAL_MS, 0));
  };
