import { LRUCache } from 'lru-cache';
import { Illegal } from '#service';
import { formatTimestamp } from '#text/markdown.ts';

const MINUTE_MS = 60_000;

/** What is limited: what takes long to make, threads, of which a server has so many, and what is posted for others to read. Answers, completion and drafts never are. */
const QUOTAS = {
  pictures: {
    max: 30,
    windowMs: MINUTE_MS,
    refusal: (until: string) => `You have had 30 pictures and odds within a minute; the next is yours ${until}.`,
    refundIfRefused: false,
  },
  threads: {
    max: 10,
    windowMs: 24 * 60 * MINUTE_MS,
    refusal: (until: string) =>
      `You have had 10 threads opened within a day, for new games or to take games elsewhere; the next may be opened ${until}.`,
    refundIfRefused: true,
  },
  posts: {
    max: 30,
    windowMs: 10 * MINUTE_MS,
    refusal: (until: string) =>
      `You have posted 30 messages to the others in ten minutes; you can post again ${until}.`,
    refundIfRefused: true,
  },
};
export type QuotaKind = keyof typeof QUOTAS;

/** One offers to the same other as often as they like; the other is pinged for it once in so long. */
const OFFER_PING_INTERVAL_MS = 10 * MINUTE_MS;
/** Of so many people at once it is known what they have had: of those seen last. */
const MAX_TRACKED_USERS = 10_000;

/** How much of what costs each person has had lately. Nothing of it needs to outlive the program. */
export class UserQuota {
  private readonly clock: () => number;
  private readonly had = new LRUCache<string, number[]>({ max: MAX_TRACKED_USERS });
  private readonly pinged = new LRUCache<string, { row: number | string; at: number }>({ max: MAX_TRACKED_USERS });

  /** `clock`: now, in ms since 1970. */
  constructor(clock: () => number) {
    this.clock = clock;
  }

  /** Of how many people and pairs something is kept. */
  get size(): number {
    return this.had.size + this.pinged.size;
  }

  /** Does what costs. Throws Illegal, which says when the limit lifts, where they have had as much as they may. */
  async spend<T>(cost: QuotaKind | undefined, user: string, work: () => Promise<T> | T): Promise<T> {
    if (cost === undefined) return work();
    const at = this.take(cost, user);
    try {
      return await work();
    } catch (error) {
      // What was refused was told to nobody.
      if (error instanceof Illegal && QUOTAS[cost].refundIfRefused) this.giveBack(cost, user, at);
      throw error;
    }
  }

  /** Takes one, where there is one to be had: undefined then, and else the sentence that refuses it. */
  tryTake(cost: QuotaKind, user: string): string | undefined {
    try {
      this.take(cost, user);
      return undefined;
    } catch (error) {
      if (error instanceof Illegal) return error.message;
      throw error;
    }
  }

  /** Whether somebody is to be pinged by this message for what another does again and again. The same message, tried again, pings as before. */
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
    // A clock that is set back does not keep anybody waiting for what was ahead of it.
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
