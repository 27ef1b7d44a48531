import type { ChangeSet, CommitResult } from './record/change-set.ts';
import type { Lookups } from './record/lookups.ts';
import type { KnownVersions, GameRecord } from './record/game-record.ts';
import type { Repositories } from './repositories/create-repositories.ts';
import type { ClusterStore } from './cluster-store.ts';
import type { Asynchronous } from './program/program.ts';

/** Where everything is kept. Each of these may fail with an error that `storeTrouble` knows. */
export interface Store extends PromisedParts {
  /** What it is called where something is said of it. */
  path: string;
  /**
   * What a decision about a game is made from, as it is at one moment, also where there is none of that code. With its state among what
   * was found, but where that is known already.
   */
  record: (game: string, known?: KnownVersions) => Promise<GameRecord>;
  /** What some decisions need beside. */
  lookUp: <K extends keyof Lookups>(what: K, by: Parameters<Lookups[K]>[0]) => Promise<ReturnType<Lookups[K]>>;
  /** Writes what was decided from a record, where nobody has changed the game since: whole, or not at all; and once for each interaction. */
  commit: (change: ChangeSet) => Promise<CommitResult>;
  /** Whether something can be written just now; tried by writing. */
  isWritable: () => Promise<boolean>;
  close: () => Promise<void>;
  /** Where several processes may work over it. */
  cluster?: ClusterStore;
}

type PromisedParts = { [Part in keyof Repositories]: Asynchronous<Repositories[Part]> };
