import { LRUCache } from 'lru-cache';
import { Illegal } from '#service';
import { formatTimestamp } from '#text/markdown.ts';

const MINUTE_MS = 60_000;

/**
 * Rate limits per user for slow work (pictures and odds), for threads (a server can have only a limited number) and for
 * public posts. Answers, completion and drafts are never limited.
 */
const QUOTAS = {
  pictures: {
    max: 30,
    windowMs: MINUTE_MS,
    refusal: (until: string) =>
      `You cannot ask for more than 30 pictures and odds in a minute. You can ask again ${until}.`,
    refundIfRefused: false,
  },
  threads: {
    max: 10,
    windowMs: 24 * 60 * MINUTE_MS,
    refusal: (until: string) => `You cannot create or move more than 10 games in a day. You can do it again ${until}.`,
    refundIfRefused: true,
  },
  posts: {
    max: 30,
    windowMs: 10 * MINUTE_MS,
    refusal: (until: string) => `You cannot post more than 30 messages in 10 minutes. You can post again ${until}.`,
    refundIfRefused: true,
  },
};
export type QuotaKind = keyof typeof QUOTAS;

/** Minimum time between two pings for offers from one player to another; the offers themselves are unlimited. */
const OFFER_PING_INTERVAL_MS = 10 * MINUTE_MS;
/** Maximum number of entries per cache; the least recently used ones are dropped. */
const MAX_TRACKED_USERS = 10_000;

/** Tracks each user's recent use of limited actions. In memory only: losing it on restart is harmless. */
export class UserQuota {
  private readonly clock: () => number;
  private readonly had = new LRUCache<string, number[]>({ max: MAX_TRACKED_USERS });
  private readonly pinged = new LRUCache<string, { row: number | string; at: number }>({ max: MAX_TRACKED_USERS });

  /** `clock` returns Unix time in ms. */
  constructor(clock: () => number) {
    this.clock = clock;
  }

  /** Number of tracked users' quotas and pairs. */
  get size(): number {
    return this.had.size + this.pinged.size;
  }

  /** Runs `work` and charges the user's quota. Throws Illegal, with the time the limit lifts, if it is used up. */
  async spend<T>(cost: QuotaKind | undefined, user: string, work: () => Promise<T> | T): Promise<T> {
    if (cost === undefined) return work();
    const at = this.take(cost, user);
    try {
      return await work();
    } catch (error) {
      // A refused action posted nothing, so it costs nothing.
      if (error instanceof Illegal && QUOTAS[cost].refundIfRefused) this.giveBack(cost, user, at);
      throw error;
    }
  }

  /** Charges the user's quota and returns undefined; returns the refusal text if the quota is used up. */
  tryTake(cost: QuotaKind, user: string): string | undefined {
    try {
      this.take(cost, user);
      return undefined;
    } catch (error) {
      if (error instanceof Illegal) return error.message;
      throw error;
    }
  }

  /**
   * Tells whether a message may ping the second player of this pair again. A retry of the same `row` pings as before.
   */
  shouldPing(pair: string, row: number | string): boolean {
    const now = this.clock();
    const last = this.pinged.get(pair);
    if (last && last.row !== row && last.at <= now && now < last.at + OFFER_PING_INTERVAL_MS) return false;
    if (last?.row !== row) this.pinged.set(pair, { row, at: now });
    return true;
  }

  private take(cost: QuotaKind, user: string): number {
    const { max, windowMs, refusal } = QUOTAS[cost];
    const now = this.clock();
    const key = `${cost} ${user}`;
    // If the clock is set back, entries that are now in the future do not count.
    const recent = (this.had.get(key) ?? []).filter((at) => at > now - windowMs && at <= now);
    if (recent.length >= max) throw new Illegal(refusal(formatTimestamp(recent[0] + windowMs + 999)));
    this.had.set(key, [...recent, now]);
    return now;
  }

  private giveBack(cost: QuotaKind, user: string, at: number): void {
    const key = `${cost} ${user}`;
    const list = this.had.get(key) ?? [];
    this.had.set(key, list.toSpliced(list.indexOf(at), list.includes(at) ? 1 : 0));
  }
}
