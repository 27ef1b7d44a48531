import type { LRUCache } from 'lru-cache';
import { Illegal } from '#engine';
import { CommitUnknown, StoreClosed, toStoreError, type CacheableRecord, type Store } from '#store';
import { randomCode, type CachedState } from './operations/operation-context.ts';
import type { Edition } from './edition.ts';
import { InternalError } from './errors.ts';
import type { ChooseMove } from './ai/choose-move.ts';
import type { GameId } from './types.ts';

/** A logger with pino's signature: the fields first, then the text. Never log game state or answers with it. */
export interface Logger {
  info(about: object, words: string): void;
  warn(about: object, words: string): void;
  error(about: object, words: string): void;
}

/** Runs `body` in a profiling span named `what`. With 'settled' the span lasts until the returned promise settles. */
export type WithSpan = <T>(what: string, body: () => T, until?: 'settled') => T;

/** Dependencies of the service, passed to its constructor. */
export interface ServiceDependencies {
  store: Store;
  editions: Edition[];
  /** Current time, Unix time in ms. */
  clock: () => number;
  /** Returns an unpredictable integer from 0 to n - 1, like crypto's `randomInt`. */
  random: (n: number) => number;
  log: Logger;
  /** Chooses the moves of AI players, usually in a worker; if absent, they are chosen on this thread. */
  think?: ChooseMove;
  /** Records every operation as a span; if absent, no spans are recorded. */
  span?: WithSpan;
}

/** Store, caches and work queues shared by all operations of one service. Makes no decisions itself. */
export interface ServiceContext {
  store: Store;
  editions: ReadonlyMap<string, Edition>;
  clock: () => number;
  randomInt: (n: number) => number;
  log: Logger;
  /** Parsed states of the most recently played games. */
  stateCache: LRUCache<GameId, CachedState>;
  /** Cacheable part of each game's record as last read or written: the part that only changes of the game can alter. */
  recordCache: LRUCache<GameId, CacheableRecord>;
  changeListeners: Set<(game: GameId) => void>;
  /** Number of games upcast so far. An upcast is slow, so each sweep stops after one. */
  upcastCount: number;
  /** Games with a free action (one made without being asked) that AI players may react to. */
  pendingAi: Set<GameId>;
  chooseMove: ChooseMove;
  withSpan: WithSpan;
  /** Version of each game's last change with an outstanding follow-up; empty when a single process runs alone. */
  pendingFollowups: Map<GameId, number>;
  /** Games in which a user has a plan or ranking, with the version at which that was last known. */
  planVersions: Map<GameId, number>;
  /**
   * Games whose follow-up failed because the store was unavailable, or has more steps than run at once, or whose last
   * commit has an unknown outcome.
   */
  unfinishedFollowups: Set<GameId>;
  /** Games whose missed secret answer times could not be redrawn yet. */
  missedTimes: Set<GameId>;
  /** Last of the operations that wait for each other, by game or user, after conflicting commits. */
  contended: Map<string, Promise<void>>;
  /** Gives planned and forced answers after a change. */
  followPlans: (game: GameId) => Promise<void>;
  /** Upcasts a game to the current rules version. */
  upcastGame: (game: GameId) => Promise<void>;
  /** Unix time in ms until which a game's automatic answers are skipped; Infinity while an AI player is thinking. */
  aiPausedUntil: Map<GameId, number>;
}

/**
 * Maximum number of games whose parsed state and record are cached. Each of the two takes about 60 kB late in a game.
 */
export const MAX_CACHED_GAMES = 512;

/** Runs `body`; logs an unexpected error under a code and throws it as InternalError. */
export async function runGuarded<T>(
  context: ServiceContext,
  operation: string,
  body: () => T | Promise<T>,
): Promise<T> {
  try {
    return await context.withSpan(operation, body, 'settled');
  } catch (error) {
    throw toInternalError(context, operation, error);
  }
}

/** Runs a synchronous `body` like `runGuarded`. */
export function runGuardedSync<T>(context: ServiceContext, operation: string, body: () => T): T {
  try {
    return context.withSpan(operation, body);
  } catch (error) {
    throw toInternalError(context, operation, error);
  }
}

/** Returns Illegal and InternalError unchanged; logs any other error and wraps it in an InternalError. */
function toInternalError(context: ServiceContext, operation: string, error: unknown): unknown {
  if (error instanceof Illegal || error instanceof InternalError) return error;
  const trouble = toStoreError(error, context.store.path);
  const code = randomCode(context, 6);
  if (trouble instanceof StoreClosed) {
    context.log.warn({ code, operation }, 'Custodian stopped before this was done');
    const message = 'I am restarting. In a moment, check whether that was done before you try again.';
    return new InternalError(code, message, error);
  }
  context.log.error({ code, operation, err: error }, trouble?.message ?? 'An operation failed');
  if (trouble instanceof CommitUnknown)
    return new InternalError(
      code,
      `I do not know whether that was saved. Check before you do it again. (${code})`,
      error,
    );
  return new InternalError(
    code,
    trouble
      ? `I cannot reach my database now. Nothing was changed. Try again in a moment. (${code})`
      : `Something went wrong. Nothing was changed. Tell the host this code: ${code}.`,
    error,
  );
}

type Body = (...args: unknown[]) => Promise<unknown>;

/** Wraps each method of a part of the store in `runGuarded`, so that its errors surface as InternalError. */
export function guardMethods<Part extends object>(context: ServiceContext, part: string, methods: Part): Part {
  const one = ([name, body]: [string, Body]): [string, Body] => [
    name,
    (...args) => runGuarded(context, `${part}.${name}`, () => body(...args)),
  ];
  return Object.fromEntries((Object.entries(methods) as [string, Body][]).map(one)) as never;
}
