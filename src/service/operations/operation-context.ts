import { Illegal, type EngineState } from '#engine';
import type { GameRow } from '#store';
import type { Draft } from '#service/unit-of-work/unit-of-work.ts';
import type { Edition } from '#service/edition.ts';
import type { Texts } from '#service/command-log/serialize-state.ts';
import type { Caller, GameId } from '#service/types.ts';

/** What the store and a draft have in common: what is kept of a game. */
export interface Reads {
  games: Pick<Draft['games'], 'find' | 'stateText' | 'secret'>;
  members: Pick<Draft['members'], 'present' | 'all'>;
  asks: Pick<Draft['asks'], 'of'>;
  requests: Pick<Draft['requests'], 'find' | 'open' | 'agreed'>;
}

/** The state after a command, parsed. */
export interface KeptState {
  head: number;
  state: EngineState;
  /** Of its parts, and of those of states before it. */
  texts: Texts;
}

/** States that have been parsed already, by the game's last command. */
export interface States {
  get: (game: GameId) => KeptState | undefined;
  set: (game: GameId, kept: KeptState) => unknown;
}

/** Where a game can be read, be it as it is kept or as it becomes. */
export interface Reading {
  store: Reads;
  editions: ReadonlyMap<string, Edition>;
  states: States;
  /** Brings a game to today's shape. */
  renew: (row: GameRow, edition: Edition) => void;
}

/** Where something is decided: a draft of one game, and nothing beside it that could be changed. */
export interface Desk extends Reading {
  store: Draft;
  /** A whole number from 0 to n - 1 that nobody can foresee. */
  random: (n: number) => number;
  /** For a new game, never told: numbers that leave the program are hidden by it. */
  secret: () => string;
  /** Something is done unasked that practice players may have an answer to. */
  stir: () => void;
}

/** One change while it is being decided. */
export interface Work {
  /** In ms since 1970: one moment for all of it. */
  now: number;
  by: Caller;
  /** The game, as whoever asks calls it. */
  game: GameId;
}

/** What a change says of itself; the rest of its Outcome is read from the game. */
export interface Done {
  /** Left out, it is none of a game. */
  game?: GameId;
  command?: number;
  request?: number;
  /** Whether anything came of it, where that is not certain; left out, it did. */
  came?: boolean;
}

export function gameRow(desk: Pick<Reading, 'store'>, id: GameId): GameRow {
  const row = desk.store.games.find(id.toUpperCase());
  if (!row) throw noSuchGame(id);
  return row;
}

/** What is said of a game that is not there, and of one that is none of theirs: nobody can tell which it is. */
export const noSuchGame = (id: string): Illegal => new Illegal(`There is no game called "${id.slice(0, 20)}".`);

export function editionOf(desk: Pick<Reading, 'editions'>, id: string): Edition {
  const edition = desk.editions.get(id);
  if (!edition) throw new Illegal(`This table does not know the edition "${id.slice(0, 40)}".`);
  return edition;
}

export function organiserOnly(row: GameRow, by: Caller): void {
  if (row.organiser !== by.user) throw new Illegal('Only the organiser of the game may do that.');
}

/** Letters and figures that cannot be taken for one another, nor make a word. */
export const SIGNS = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const shortCode = (desk: Pick<Desk, 'random'>, length: number): string =>
  Array.from({ length }, () => SIGNS[desk.random(SIGNS.length)]).join('');
