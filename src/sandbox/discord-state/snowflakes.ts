import type { Meta } from './database.ts';

const discordEpoch = 1_420_070_400_000n;

/**
 * Generates ids like Discord's: time in the high bits, always increasing, even if the clock steps back or after a
 * restart.
 */
export class Snowflakes {
  private last: bigint;
  private readonly meta: Meta;
  private readonly now: () => number;

  constructor(meta: Meta, now: () => number) {
    this.meta = meta;
    this.now = now;
    this.last = BigInt(meta.get('snowflake') ?? '0');
  }

  next(): string {
    const timed = (BigInt(this.now()) - discordEpoch) << 22n;
    this.last = timed > this.last ? timed : this.last + 1n;
    this.meta.set('snowflake', String(this.last));
    return String(this.last);
  }
}
