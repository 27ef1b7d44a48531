import type { LRUCache } from 'lru-cache';
import { Illegal, type EngineState } from '../engine/index.ts';
import { storeTrouble, type GameRow, type Store } from '../store/index.ts';
import type { Edition } from './edition.ts';
import { Unexpected } from './errors.ts';
import type { Think } from './thinking.ts';
import type { Caller, GameId, Outcome, UserId } from './types.ts';

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

export interface Desk {
  store: Store;
  editions: Map<string, Edition>;
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
  /** Told of everybody who does anything in a game: they are there. */
  stillThere: (now: number, game: GameId, user: UserId) => void;
  /** When people last did something themselves, as all can see, by game and person, in ms since 1970. */
  here: LRUCache<string, number>;
  /** Games in which somebody has planned what they will answer. */
  plans: Set<GameId>;
  /** Answers what has been planned, after a change. */
  follow: (game: GameId) => void;
  /** Games whose practice players are left alone until then (ms since 1970): for ever where one of them is thinking. */
  resting: Map<GameId, number>;
}

/** One accepted change while it is being made. */
export interface Work {
  now: number;
  by: Caller;
}

/** What a change says of itself; the rest of its Outcome is read from the game. */
export interface Done {
  game: GameId;
  command?: number;
  request?: number;
}

/** Of so many people it is known that they are there. */
export const PEOPLE_HERE = 2_000;

/** So many states are kept parsed. One takes some 50 kB, late in a game. */
export const STATES_KEPT = 48;

/**
 * Makes one change in one transaction, once for each interaction.
 * Throws Illegal with its sentence, or Unexpected with a code; either way nothing has changed.
 */
export function operate(desk: Desk, by: Caller, operation: string, body: (work: Work) => Done): Outcome {
  const outcome = inTransaction(desk, operation, (): Outcome => {
    if (by.interaction !== undefined) {
      const before = desk.store.games.resultOf(by.interaction);
      if (before !== undefined) return { ...(before as unknown as Outcome), repeated: true };
    }
    const now = desk.clock();
    const done = body({ now, by });
    desk.stillThere(now, done.game, by.user);
    const { status, head } = gameRow(desk, done.game);
    const result: Outcome = {
      game: done.game,
      status,
      head,
      command: done.command ?? null,
      request: done.request ?? null,
      repeated: false,
    };
    if (by.interaction !== undefined) desk.store.games.remember(by.interaction, { ...result }, now);
    return result;
  });
  by.done?.(operation);
  if (!outcome.repeated) changed(desk, outcome.game);
  return outcome;
}

/** Goes on with what was planned, and tells whoever listens. What they make of it does not undo the change. */
export function changed(desk: Desk, game: GameId): void {
  desk.follow(game);
  for (const listener of desk.listeners) {
    try {
      listener(game);
    } catch (error) {
      desk.log.error({ game, err: error }, 'A change was made, and whoever listens to changes failed');
    }
  }
}

/** One transaction, guarded. */
export const inTransaction = <T>(desk: Desk, operation: string, body: () => T): T =>
  guarded(desk, operation, () => {
    try {
      return desk.store.transaction(body);
    } catch (error) {
      desk.states.clear(); // may hold what was just rolled back
      throw error;
    }
  });

/** What goes wrong unexpectedly is logged under a code and thrown as Unexpected. */
export function guarded<T>(desk: Desk, operation: string, body: () => T): T {
  try {
    return desk.span(operation, body);
  } catch (error) {
    if (error instanceof Illegal || error instanceof Unexpected) throw error;
    const code = shortCode(desk, 6);
    const trouble = storeTrouble(error, desk.store.path);
    desk.log.error({ code, operation, err: error }, trouble?.message ?? 'Something went wrong at the table');
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
export function guardedPart<Part extends 'outbox' | 'panels'>(desk: Desk, part: Part): Store[Part] {
  const one = <Args extends unknown[], T>([name, body]: [string, (...args: Args) => T]): [string, (...args: Args) => T] => [
    name,
    (...args) => guarded(desk, `${part}.${name}`, () => body(...args)),
  ];
  return Object.fromEntries((Object.entries(desk.store[part]) as [string, (...args: unknown[]) => unknown][]).map(one)) as Store[Part];
}

export function gameRow(desk: Desk, id: GameId): GameRow {
  const row = desk.store.games.find(id.toUpperCase());
  if (!row) throw noSuchGame(id);
  return row;
}

/** What is said of a game that is not there, and of one that is none of theirs: nobody can tell which it is. */
export const noSuchGame = (id: string): Illegal => new Illegal(`There is no game called "${id.slice(0, 20)}".`);

export function editionOf(desk: Desk, id: string): Edition {
  const edition = desk.editions.get(id);
  if (!edition) throw new Illegal(`This table does not know the edition "${id.slice(0, 40)}".`);
  return edition;
}

export function organiserOnly(row: GameRow, by: Caller): void {
  if (row.organiser !== by.user) throw new Illegal('Only the organiser of the game may do that.');
}

/** Letters and figures that cannot be taken for one another, nor make a word. */
export const SIGNS = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const shortCode = (desk: Desk, length: number): string => Array.from({ length }, () => SIGNS[desk.random(SIGNS.length)]).join('');
