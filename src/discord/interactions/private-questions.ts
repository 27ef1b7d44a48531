import { LRUCache } from 'lru-cache';
import type { GameId, UserId } from '#service';

/** Discord accepts edits of a private message for 15 minutes after its interaction. */
const EDITABLE_MS = 14 * 60_000;
const MAX_MESSAGES = 5_000;

/** A private message that shows a user's question. */
export interface PrivateQuestion {
  /** Id of the interaction whose reply shows the question, for the order. */
  interaction: string;
  /** Id of the interaction that the message replied to; undefined if unknown. */
  repliedTo: string | undefined;
  removeButtons: () => Promise<unknown>;
}

/**
 * Remembers the newest private message that shows a user's question in a game, so that the one before it loses its
 * buttons. After a restart, older messages keep theirs: pressing them shows the open question.
 */
export class PrivateQuestions {
  private readonly newest = new LRUCache<string, PrivateQuestion>({ max: MAX_MESSAGES, ttl: EDITABLE_MS });

  /**
   * Removes the buttons of the message before this one, unless this is the same message. If an edit of an older reply
   * arrives last, the newer message keeps its buttons and the older one loses them. Never throws.
   */
  async replace(game: GameId, user: UserId, shown: PrivateQuestion): Promise<void> {
    const key = `${game} ${user}`;
    const before = this.newest.get(key);
    const isLate = before !== undefined && BigInt(shown.interaction) < BigInt(before.interaction);
    if (!isLate) this.newest.set(key, shown);
    if (before?.repliedTo === undefined || shown.repliedTo === undefined || before.repliedTo === shown.repliedTo)
      return;
    const older = isLate ? shown : before;
    await older.removeButtons().catch(() => undefined); // the user may have dismissed it
  }
}
