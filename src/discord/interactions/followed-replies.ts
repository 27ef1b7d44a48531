import { LRUCache } from 'lru-cache';
import type { GameId } from '#service';
import type { Reply, ReplyFollower } from '#discord/edition/edition-adapter.ts';

/** Default time that a reply without a question is held back for the next question, in ms. */
export const REPLY_HOLD_MS = 3_000;
/** Discord accepts edits of an ephemeral message for 15 minutes. */
const FOLLOW_MS = 14 * 60_000;
/** Default shortest time between two edits of a reply, in ms. */
const REPLY_EDIT_INTERVAL_MS = 2_000;
/** Maximum number of replies followed at once; the oldest are dropped. */
const MAX_FOLLOWED = 500;
/** Other processes do not say which game changed; only replies younger than this, in ms, are then looked at. */
const RECENT_MS = 60_000;

interface Followed {
  game: GameId;
  since: number;
  look: () => void;
}

/**
 * Keeps replies that ask nothing up to date: holds a reply back until its user's next question opens, for a few seconds
 * at most, and edits it later when the question opens or other players are waited for. Follows one reply per user and
 * game, the newest.
 */
export class FollowedReplies implements ReplyFollower {
  private readonly followed = new LRUCache<string, Followed>({ max: MAX_FOLLOWED });
  private readonly held = new Set<{ game: GameId; look: () => void }>();
  private readonly holdMs: number;
  private readonly editIntervalMs: number;

  constructor(holdMs: number, editIntervalMs = REPLY_EDIT_INTERVAL_MS) {
    this.holdMs = holdMs;
    this.editIntervalMs = editIntervalMs;
  }

  /** Looks at the replies of a game that changed; without a game, at all recent ones. */
  changed(game?: GameId): void {
    for (const one of this.held) if (game === undefined || one.game === game) one.look();
    for (const [key, one] of [...this.followed.entries()]) {
      const age = performance.now() - one.since;
      if (age >= FOLLOW_MS) this.followed.delete(key);
      else if (game === undefined ? age < RECENT_MS : one.game === game) one.look();
    }
  }

  /**
   * Waits until a reply to an answer has a question to show, `holdMs` at most, and returns the newest version. The time
   * depends on nothing but the user's own next question.
   */
  async hold(reply: Reply): Promise<Reply> {
    const { follow } = reply;
    if (!follow?.isHeld || this.holdMs === 0) return reply;
    let newest = reply;
    await new Promise<void>((resolve) => {
      const entry = {
        game: follow.game,
        look: oneAtATime(
          async () => {
            newest = await follow.refresh();
            if (!newest.follow) end();
          },
          () => end(),
        ),
      };
      const end = (): void => {
        clearTimeout(timer);
        this.held.delete(entry);
        resolve();
      };
      const timer = setTimeout(end, this.holdMs);
      this.held.add(entry);
      // The question may have opened before the reply was held.
      entry.look();
    });
    return newest;
  }

  /** Edits a reply, once it was sent, whenever its content changes; ends when it shows a question. */
  follow(reply: Reply, user: string, edit: (reply: Reply) => Promise<unknown>): void {
    const { follow } = reply;
    if (!follow) return;
    const key = `${follow.game} ${user}`;
    let shown = contentOf(reply);
    let editedAt = -Infinity;
    const entry: Followed = {
      game: follow.game,
      since: performance.now(),
      look: oneAtATime(
        async () => {
          if (this.followed.get(key) !== entry) return;
          await pause(editedAt + this.editIntervalMs - performance.now());
          const now = await follow.refresh();
          if (this.followed.get(key) !== entry || contentOf(now) === shown) return;
          shown = contentOf(now);
          editedAt = performance.now();
          if (!now.follow) this.followed.delete(key);
          await edit(now);
        },
        // The message is gone, or the game is; the panel and pings reach the user.
        () => void (this.followed.get(key) === entry && this.followed.delete(key)),
      ),
    };
    this.followed.set(key, entry);
    entry.look();
  }

  /** Stops following the user's earlier reply in a game, because a newer one is on screen. */
  drop(game: GameId, user: string): void {
    this.followed.delete(`${game} ${user}`);
  }
}

const contentOf = ({ message }: Reply): string => JSON.stringify([message?.content, message?.components]);

const pause = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => void setTimeout(resolve, ms).unref()) : Promise.resolve();

/** Returns a function that runs `body`, one run at a time; calls during a run cause one more. */
function oneAtATime(body: () => Promise<void>, onError: () => void): () => void {
  const state = { running: false, again: false };
  const run = async (): Promise<void> => {
    if (state.running) {
      state.again = true;
      return;
    }
    state.running = true;
    try {
      do {
        state.again = false;
        await body();
      } while (state.again);
    } catch {
      onError();
    } finally {
      state.running = false;
    }
  };
  return () => void run();
}
