import type { LRUCache } from 'lru-cache';
import { Illegal, type EngineState } from '../engine/index.ts';
import { storeTrouble, type Store } from '../store/index.ts';
import { shortCode, type Reading } from './desk.ts';
import type { Edition } from './edition.ts';
import { Unexpected } from './errors.ts';
import type { Think } from './thinking.ts';
import type { GameId } from './types.ts';

/** As pino's: what is about, then words. Neither state nor answers are ever given to it. */
export interface Log {
  info(about: object, words: string): void;
  warn(about: object, words: string): void;
  error(about: object, words: string): void;
}

/** Runs something that holds up everybody else for as long as it takes, under a name for what it is. */
export type Span = <T>(what: string, body: () => T) => T;

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
export interface Room extends Reading {
  store: Store;
  clock: () => number;
  random: (n: number) => number;
  log: Log;
  /** States of the games last played, parsed. */
  states: LRUCache<GameId, { head: number; state: EngineState }>;
  listeners: Set<(game: GameId) => void>;
  /** How many games have been brought to today's shape: each takes a while, and nobody waits for more than one. */
  renewed: number;
  /** Games in which something was done unasked that practice players may have an answer to. */
  stirred: Set<GameId>;
  think: Think;
  span: Span;
  /** When people last did something themselves, as all can see, by game and person, in ms since 1970. */
  here: LRUCache<string, number>;
  /** Games in which somebody has planned what they will answer. */
  plans: Set<GameId>;
  /** Answers what has been planned, after a change. */
  follow: (game: GameId) => void;
  /** Games whose practice players are left alone until then (ms since 1970): for ever where one of them is thinking. */
  resting: Map<GameId, number>;
}

/** Of so many people it is known that they are there. */
export const PEOPLE_HERE = 2_000;

/** So many states are kept parsed. One takes some 50 kB, late in a game. */
export const STATES_KEPT = 48;

/** What goes wrong unexpectedly is logged under a code and thrown as Unexpected. */
export function guarded<T>(room: Room, operation: string, body: () => T): T {
  try {
    return room.span(operation, body);
  } catch (error) {
    if (error instanceof Illegal || error instanceof Unexpected) throw error;
    const code = shortCode(room, 6);
    const trouble = storeTrouble(error, room.store.path);
    room.log.error({ code, operation, err: error }, trouble?.message ?? 'Something went wrong at the table');
    throw new Unexpected(
      code,
      trouble
        ? `The table's records cannot be reached just now; nothing was changed. (${code})`
        : `Something went wrong at the table; nothing was changed. (${code})`,
      error,
    );
  }
}

/** A part of the store, whose troubles come out as Unexpected like all others. */
export function guardedPart<Part extends 'outbox' | 'panels'>(room: Room, part: Part): Store[Part] {
  const one = <Args extends unknown[], T>([name, body]: [string, (...args: Args) => T]): [string, (...args: Args) => T] => [
    name,
    (...args) => guarded(room, `${part}.${name}`, () => body(...args)),
  ];
  return Object.fromEntries((Object.entries(room.store[part]) as [string, (...args: unknown[]) => unknown][]).map(one)) as Store[Part];
}
