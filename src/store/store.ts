import type { ChangeSet, CommitResult } from './record/change-set.ts';
import type { Lookups } from './record/lookups.ts';
import type { KnownVersions, GameRecord } from './record/game-record.ts';
import type { Repositories } from './repositories/create-repositories.ts';
import type { ClusterStore } from './cluster-store.ts';
import type { Asynchronous } from './program/program.ts';

/** Database of games, users and outbox rows. Every method may reject with an error that `toStoreError` recognizes. */
export interface Store extends PromisedParts {
  /** File path, or PostgreSQL address without user and password, for messages and logs. */
  path: string;
  /**
   * Reads what most decisions about a game need, from one snapshot; an empty record if there is no such game. Skips the
   * parts that are current in `known`, and puts the state into `lookups` unless it is known.
   */
  record: (game: string, known?: KnownVersions) => Promise<GameRecord>;
  /** Reads what only some decisions need in addition to the record. */
  lookUp: <K extends keyof Lookups>(what: K, by: Parameters<Lookups[K]>[0]) => Promise<ReturnType<Lookups[K]>>;
  /**
   * Writes a change set atomically, unless the game has changed since its record was read; at most once for each
   * interaction.
   */
  commit: (change: ChangeSet) => Promise<CommitResult>;
  /** Tells whether the database accepts writes, by writing. */
  isWritable: () => Promise<boolean>;
  close: () => Promise<void>;
  /** Undefined for a file, which only one process can use. */
  cluster?: ClusterStore;
}

type PromisedParts = { [Part in keyof Repositories]: Asynchronous<Repositories[Part]> };
