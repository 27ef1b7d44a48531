import { LRUCache } from 'lru-cache';
import { LIMITS } from '#discord/limits.ts';

/** The private reply that confirms an offer, while it can be edited. */
interface OfferReply {
  /** Returned by `offerReplyKey`. */
  offer: string;
  /** Id of the message, if it may show something else later. */
  message: string | undefined;
  /** Adds a line to the message. */
  addLine(line: string): Promise<void>;
}

/** Time before the end of an interaction's token from which no edit is tried any more, in ms. */
const TOKEN_MARGIN_MS = 30_000;
/** Maximum number of entries of each kind; the least recently used ones are dropped. */
const MAX_TRACKED_REPLIES = 5_000;

/** Identifies an offer across games. */
export const offerReplyKey = (game: string, offer: string): string => `${game} ${offer}`;

/**
 * Tracks the private replies to those who made an offer, to add what became of it. In memory only: after a restart, and
 * in other processes, the outcome is sent as a direct message.
 */
export class OfferReplies {
  private readonly clock: () => number;
  private readonly replies = new LRUCache<string, OfferReply & { until: number }>({ max: MAX_TRACKED_REPLIES });
  private readonly told = new LRUCache<string, true>({ max: MAX_TRACKED_REPLIES });
  /** Replies that are still being sent, by user. */
  private readonly expected = new Map<string, Set<Promise<void>>>();

  /** `clock` returns Unix time in ms. */
  constructor(clock: () => number) {
    this.clock = clock;
  }

  /**
   * Announces that a user is making an offer, before it is made. The returned function must be called in any case: with
   * the reply once it is shown, else without.
   */
  expect(user: string): (reply?: OfferReply) => void {
    const begunAt = this.clock();
    let end: (() => void) | undefined;
    const shown = new Promise<void>((resolve) => (end = resolve));
    const all = this.expected.get(user) ?? new Set();
    this.expected.set(user, all.add(shown));
    return (reply) => {
      if (reply) this.replies.set(reply.offer, { ...reply, until: begunAt + LIMITS.tokenLifetimeMs - TOKEN_MARGIN_MS });
      all.delete(shown);
      if (!all.size) this.expected.delete(user);
      end?.();
    };
  }

  /** Forgets the message, because it shows something else from now on. */
  release(message: string): void {
    for (const [offer, reply] of this.replies) if (reply.message === message) this.replies.delete(offer);
  }

  /** Adds the outcome of a user's offer to its reply; false if that is not possible. */
  async tell(user: string, offer: string, line: string): Promise<boolean> {
    if (this.told.has(offer)) return true;
    await Promise.all(this.expected.get(user) ?? []);
    const reply = this.replies.get(offer);
    this.replies.delete(offer);
    if (!reply || reply.until <= this.clock()) return false;
    try {
      await reply.addLine(line);
      this.told.set(offer, true);
      return true;
    } catch {
      return false;
    }
  }
}
