import type { LRUCache } from 'lru-cache';
import { Illegal } from '#engine';
import { CommitUnknown, toStoreError, type CacheableRecord, type Store } from '#store';
import { randomCode, type CachedState } from './operations/operation-context.ts';
import type { Edition } from './edition.ts';
import { InternalError } from './errors.ts';
import type { ChooseMove } from './ai/choose-move.ts';
import type { GameId } from './types.ts';

/** As pino's: what is about, then words. Neither state nor answers are ever given to it. */
export interface Logger {
  info(about: object, words: string): void;
  warn(about: object, words: string): void;
  error(about: object, words: string): void;
}

/** Runs something that holds up everybody else for as long as it takes, under a name for what it is; `settled`: until what it promises has come. */
export type WithSpan = <T>(what: string, body: () => T, until?: 'settled') => T;

/** What a table is made of. */
export interface ServiceDependencies {
  store: Store;
  editions: Edition[];
  /** Now, in ms since 1970. */
  clock: () => number;
  /** A whole number from 0 to n - 1 that nobody can foresee, as crypto's randomInt. */
  random: (n: number) => number;
  log: Logger;
  /** Where practice players think: elsewhere, so that nobody waits for them; left out, at once. */
  think?: ChooseMove;
  /** Told of all that is done; left out, nobody is. */
  span?: WithSpan;
}

/** Where the tables stand: the store, and what the process keeps in mind beside it. Nothing here decides anything. */
export interface ServiceContext {
  store: Store;
  editions: ReadonlyMap<string, Edition>;
  clock: () => number;
  randomInt: (n: number) => number;
  log: Logger;
  /** States of the games last played, parsed. */
  stateCache: LRUCache<GameId, CachedState>;
  /** What their records were when last read or written, as far as nothing but changes of a game changes it. */
  recordCache: LRUCache<GameId, CacheableRecord>;
  changeListeners: Set<(game: GameId) => void>;
  /** How many games have been brought to today's shape: each takes a while, and nobody waits for more than one. */
  upcastCount: number;
  /** Games in which something was done unasked that practice players may have an answer to. */
  pendingAi: Set<GameId>;
  chooseMove: ChooseMove;
  withSpan: WithSpan;
  /** The last of a game's changes after which something was left to be done, by their versions; where one process works alone, none. */
  pendingFollowups: Map<GameId, number>;
  /** Games in which somebody has planned what they will answer, by the version in which that was last known to be so. */
  planVersions: Map<GameId, number>;
  /** Games in which what was planned could not be gone on with, as the records could not be reached, or of which nobody knows whether they were changed. */
  unfinishedFollowups: Set<GameId>;
  /** Games whose secret moments were missed, and could not be drawn again yet. */
  missedTimes: Set<GameId>;
  /** Answers what has been planned, after a change. */
  followPlans: (game: GameId) => Promise<void>;
  /** Brings a game to today's shape. */
  upcastGame: (game: GameId) => Promise<void>;
  /** Games whose practice players are left alone until then (ms since 1970): for ever where one of them is thinking. */
  aiPausedUntil: Map<GameId, number>;
}

/** Of so many games the state is kept parsed, and the record. Both take some 60 kB, late in a game. */
export const MAX_CACHED_GAMES = 512;

/** What goes wrong unexpectedly is logged under a code and thrown as Unexpected. */
export async function runGuarded<T>(room: ServiceContext, operation: string, body: () => T | Promise<T>): Promise<T> {
  try {
    return await room.withSpan(operation, body, 'settled');
  } catch (error) {
    throw toInternalError(room, operation, error);
  }
}

/** The same of what is there already, and only looked at. */
export function runGuardedSync<T>(room: ServiceContext, operation: string, body: () => T): T {
  try {
    return room.withSpan(operation, body);
  } catch (error) {
    throw toInternalError(room, operation, error);
  }
}

/** What is thrown instead of an error: itself, where it is meant for the one who asks; else it is in the log. */
function toInternalError(room: ServiceContext, operation: string, error: unknown): unknown {
  if (error instanceof Illegal || error instanceof InternalError) return error;
  const code = randomCode(room, 6);
  const trouble = toStoreError(error, room.store.path);
  room.log.error({ code, operation, err: error }, trouble?.message ?? 'Something went wrong at the table');
  if (trouble instanceof CommitUnknown)
    return new InternalError(
      code,
      `Nobody can say yet whether that was written: look before you do it again. (${code})`,
      error,
    );
  return new InternalError(
    code,
    trouble
      ? `The table's records cannot be reached just now; nothing was changed. (${code})`
      : `Something went wrong at the table; nothing was changed. (${code})`,
    error,
  );
}

type Body = (...args: unknown[]) => Promise<unknown>;

/** A part of the store, whose troubles come out as Unexpected like all others. */
export function guardMethods<Part extends object>(room: ServiceContext, part: string, methods: Part): Part {
  const one = ([name, body]: [string, Body]): [string, Body] => [
    name,
    (...args) => runGuarded(room, `${part}.${name}`, () => body(...args)),
  ];
  return Object.fromEntries((Object.entries(methods) as [string, Body][]).map(one)) as never;
}
