import type { LRUCache } from 'lru-cache';
import { Illegal } from '#engine';
import { OutcomeUnknown, storeTrouble, type Lasting, type Store } from '#store';
import { shortCode, type KeptState } from './operations/operation-context.ts';
import type { Edition } from './edition.ts';
import { Unexpected } from './errors.ts';
import type { Think } from './ai/choose-move.ts';
import type { GameId } from './types.ts';

/** As pino's: what is about, then words. Neither state nor answers are ever given to it. */
export interface Log {
  info(about: object, words: string): void;
  warn(about: object, words: string): void;
  error(about: object, words: string): void;
}

/** Runs something that holds up everybody else for as long as it takes, under a name for what it is; `settled`: until what it promises has come. */
export type Span = <T>(what: string, body: () => T, until?: 'settled') => T;

/** What a table is made of. */
export interface Parts {
  store: Store;
  editions: Edition[];
  /** Now, in ms since 1970. */
  clock: () => number;
  /** A whole number from 0 to n - 1 that nobody can foresee, as crypto's randomInt. */
  random: (n: number) => number;
  log: Log;
  /** Where practice players think: elsewhere, so that nobody waits for them; left out, at once. */
  think?: Think;
  /** Told of all that is done; left out, nobody is. */
  span?: Span;
}

/** Where the tables stand: the store, and what the process keeps in mind beside it. Nothing here decides anything. */
export interface Room {
  store: Store;
  editions: ReadonlyMap<string, Edition>;
  clock: () => number;
  random: (n: number) => number;
  log: Log;
  /** States of the games last played, parsed. */
  states: LRUCache<GameId, KeptState>;
  /** What their records were when last read or written, as far as nothing but changes of a game changes it. */
  records: LRUCache<GameId, Lasting>;
  listeners: Set<(game: GameId) => void>;
  /** How many games have been brought to today's shape: each takes a while, and nobody waits for more than one. */
  renewed: number;
  /** Games in which something was done unasked that practice players may have an answer to. */
  stirred: Set<GameId>;
  think: Think;
  span: Span;
  /** The last of a game's changes after which something was left to be done, by their versions; where one process works alone, none. */
  left: Map<GameId, number>;
  /** Games in which somebody has planned what they will answer, by the version in which that was last known to be so. */
  plans: Map<GameId, number>;
  /** Games in which what was planned could not be gone on with, as the records could not be reached, or of which nobody knows whether they were changed. */
  behind: Set<GameId>;
  /** Games whose secret moments were missed, and could not be drawn again yet. */
  missed: Set<GameId>;
  /** Answers what has been planned, after a change. */
  follow: (game: GameId) => Promise<void>;
  /** Brings a game to today's shape. */
  renew: (game: GameId) => Promise<void>;
  /** Games whose practice players are left alone until then (ms since 1970): for ever where one of them is thinking. */
  resting: Map<GameId, number>;
}

/** Of so many games the state is kept parsed, and the record. Both take some 60 kB, late in a game. */
export const STATES_KEPT = 512;

/** What goes wrong unexpectedly is logged under a code and thrown as Unexpected. */
export async function guarded<T>(room: Room, operation: string, body: () => T | Promise<T>): Promise<T> {
  try {
    return await room.span(operation, body, 'settled');
  } catch (error) {
    throw unexpected(room, operation, error);
  }
}

/** The same of what is there already, and only looked at. */
export function guardedNow<T>(room: Room, operation: string, body: () => T): T {
  try {
    return room.span(operation, body);
  } catch (error) {
    throw unexpected(room, operation, error);
  }
}

/** What is thrown instead of an error: itself, where it is meant for the one who asks; else it is in the log. */
function unexpected(room: Room, operation: string, error: unknown): unknown {
  if (error instanceof Illegal || error instanceof Unexpected) return error;
  const code = shortCode(room, 6);
  const trouble = storeTrouble(error, room.store.path);
  room.log.error({ code, operation, err: error }, trouble?.message ?? 'Something went wrong at the table');
  if (trouble instanceof OutcomeUnknown)
    return new Unexpected(
      code,
      `Nobody can say yet whether that was written: look before you do it again. (${code})`,
      error,
    );
  return new Unexpected(
    code,
    trouble
      ? `The table's records cannot be reached just now; nothing was changed. (${code})`
      : `Something went wrong at the table; nothing was changed. (${code})`,
    error,
  );
}

type Body = (...args: unknown[]) => Promise<unknown>;

/** A part of the store, whose troubles come out as Unexpected like all others. */
export function guardedPart<Part extends object>(room: Room, part: string, methods: Part): Part {
  const one = ([name, body]: [string, Body]): [string, Body] => [
    name,
    (...args) => guarded(room, `${part}.${name}`, () => body(...args)),
  ];
  return Object.fromEntries((Object.entries(methods) as [string, Body][]).map(one)) as never;
}
