import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutboxMessage } from './outbox/outbox-row.ts';
import { StoreError } from './errors.ts';
import type { errands } from './schema/cluster-tables.ts';

export type ErrandRow = typeof errands.$inferSelect;

/** A process's exclusive right to send the outbox rows of one game. */
export interface GameLease {
  game: string;
  owner: string;
  token: number;
  /** Returns the remaining time in ms, by this machine's clock. */
  leaseLeftMs: () => number;
}

/**
 * Coordination of several processes that use one PostgreSQL database; a database file has a single process. Durations
 * are in ms, by the database's clock.
 */
export interface ClusterStore {
  leases: {
    /**
     * Leases up to `most` free games with rows to send, those that have waited longest first. Rows that were claimed
     * there may have been sent or not.
     */
    take: (owner: string, now: number, most: number, forMs: number) => Promise<{ game: string; token: number }[]>;
    /** Extends leases and returns the games that the owner still holds. */
    renew: (owner: string, games: string[], forMs: number) => Promise<string[]>;
    /** Releases all leases of the owner. */
    giveBack: (owner: string) => Promise<void>;
    /**
     * Claims due rows as the outbox's own `claim` does, only of games that the owner still leases: up to `most` public
     * rows and up to `quietly` rows that a single user may see.
     */
    claim: (
      whose: { owner: string; games: string[] },
      now: number,
      most: number,
      quietly?: number,
    ) => Promise<OutboxMessage[]>;
  };
  /** Acquires or renews a role that one process performs for all. Returns whether the owner holds it. */
  acquireLeadership: (name: string, owner: string, forMs: number) => Promise<boolean>;
  requestBudget: {
    /**
     * Reserves `count` requests at one per `everyMs`, after a burst of up to `burst`. Returns the delay in ms before
     * the first may start.
     */
    take: (name: string, count: number, everyMs: number, burst: number) => Promise<number>;
    /** Blocks new requests of all processes for `ms`. */
    stop: (name: string, ms: number) => Promise<void>;
    /**
     * Counts `count` refused requests. Returns the total since the counter last restarted, which it does every
     * `withinMs`.
     */
    refused: (name: string, withinMs: number, count: number) => Promise<number>;
  };
  followups: {
    /** Returns follow-ups of a kind recorded up to `before` (Unix time in ms), oldest first. */
    left: (what: ErrandRow['what'], before: number, most: number) => Promise<ErrandRow[]>;
    /** Deletes the follow-ups of a game up to and including a version. */
    done: (what: ErrandRow['what'], game: string, version: number) => Promise<void>;
  };
  /** Wakes other processes. Only a hint: pending work is also found without it. */
  notifier: {
    hear: (listener: () => void) => () => void;
    tell: () => void;
  };
}

/** Thrown when another process has taken over the lease of a game: this process may no longer write for it. */
export class LeaseLost extends StoreError {
  override name = 'LaneLost';

  constructor(game: string) {
    super(`Another process now sends the messages of game ${game}.`);
  }
}

const held = new AsyncLocalStorage<GameLease | undefined>();

/** Runs `body` under a lease: its writes and Discord requests count only while the lease is held. */
export const withLease = <T>(lane: GameLease | undefined, body: () => T): T => held.run(lane, body);

export const currentLease = (): GameLease | undefined => held.getStore();
