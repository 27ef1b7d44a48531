import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutboxMessage } from './outbox/outbox-row.ts';
import { StoreError } from './errors.ts';
import type { errands } from './schema/tables.ts';

export type ErrandRow = typeof errands.$inferSelect;

/** What is to be said of a game is this process's to say. */
export interface GameLease {
  game: string;
  owner: string;
  token: number;
  /** For how much longer, in ms, by this machine's own clocks. */
  leaseLeftMs: () => number;
}

/** What several processes over one database share; a file has one process, and none of this. Leases are in ms, by the database's clock. */
export interface ClusterStore {
  leases: {
    /** Games of which something is to be said and that nobody has, the longest waiting first. What was under way there may be out, or not. */
    take: (owner: string, now: number, most: number, forMs: number) => Promise<{ game: string; token: number }[]>;
    /** Gives those that are still the owner's. */
    renew: (owner: string, games: string[], forMs: number) => Promise<string[]>;
    /** All of them. */
    giveBack: (owner: string) => Promise<void>;
    /** As the outbox's own `claim`, of those games that are the owner's yet: up to `most` that everybody sees, and `quietly` that one person alone may know of. */
    claim: (
      whose: { owner: string; games: string[] },
      now: number,
      most: number,
      quietly?: number,
    ) => Promise<OutboxMessage[]>;
  };
  /** What one does for all. Gives whether that is the owner. */
  acquireLeadership: (name: string, owner: string, forMs: number) => Promise<boolean>;
  requestBudget: {
    /** Sets so many requests apart, each so long after the last; gives in how many ms the first of them may begin. */
    take: (name: string, count: number, everyMs: number, burst: number) => Promise<number>;
    /** Nobody begins one for so long. */
    stop: (name: string, ms: number) => Promise<void>;
    /** Counts one that was refused; how many there have been since the counting began anew, every `withinMs`. */
    refused: (name: string, withinMs: number, count: number) => Promise<number>;
  };
  followups: {
    /** Of a kind, from before a moment, the oldest first. */
    left: (what: ErrandRow['what'], before: number, most: number) => Promise<ErrandRow[]>;
    /** Up to a version. */
    done: (what: ErrandRow['what'], game: string, version: number) => Promise<void>;
  };
  /** Only a hint: whatever there is to do is found without it. */
  notifier: {
    hear: (listener: () => void) => () => void;
    tell: () => void;
  };
}

/** Another process has taken over meanwhile: what this one has to say of the game counts no more. */
export class LeaseLost extends StoreError {
  override name = 'LaneLost';

  constructor(game: string) {
    super(`What is to be said of the game ${game} is another process's by now.`);
  }
}

const held = new AsyncLocalStorage<GameLease | undefined>();

/** Whatever is written and asked of Discord meanwhile counts only as long as the lane is held. */
export const withLease = <T>(lane: GameLease | undefined, body: () => T): T => held.run(lane, body);

export const currentLease = (): GameLease | undefined => held.getStore();
