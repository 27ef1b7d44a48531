import { setTimeout as pause } from 'node:timers/promises';
import type { Shared } from '#service';
import { nameOfToken } from '#discord/rest/rate-limiter.ts';

/** Discord takes one shard of each group in so long, in ms; a little more, since clocks differ. */
const APART = 5_250;

/** Shards of all processes identify themselves so far apart as Discord wants it, whichever process they are of. */
export const identifying =
  ({ budget }: Shared, token: string): ((shard: number, atOnce: number) => Promise<void>) =>
  async (shard, atOnce) => {
    const group = shard % Math.max(1, atOnce);
    await pause(await budget.take(`identify ${nameOfToken(token)} ${group}`, 1, APART, 0));
  };
