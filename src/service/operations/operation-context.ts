import { Illegal, type EngineState } from '#engine';
import type { GameRow } from '#store';
import type { UnitOfWork } from '#service/unit-of-work/unit-of-work.ts';
import type { Edition } from '#service/edition.ts';
import type { StateTextCache } from '#service/command-log/serialize-state.ts';
import type { Caller, GameId } from '#service/types.ts';

/** What the store and a draft have in common: what is kept of a game. */
export interface ReadRepositories {
  games: Pick<UnitOfWork['games'], 'find' | 'stateText' | 'secret'>;
  members: Pick<UnitOfWork['members'], 'present' | 'all'>;
  asks: Pick<UnitOfWork['asks'], 'of'>;
  requests: Pick<UnitOfWork['requests'], 'find' | 'open' | 'agreed'>;
}

/** The state after a command, parsed. */
export interface CachedState {
  head: number;
  state: EngineState;
  /** Of its parts, and of those of states before it. */
  texts: StateTextCache;
}

/** States that have been parsed already, by the game's last command. */
export interface StateCache {
  get: (game: GameId) => CachedState | undefined;
  set: (game: GameId, kept: CachedState) => unknown;
}

/** Where a game can be read, be it as it is kept or as it becomes. */
export interface ReadContext {
  store: ReadRepositories;
  editions: ReadonlyMap<string, Edition>;
  states: StateCache;
  /** Brings a game to today's shape. */
  upcast: (row: GameRow, edition: Edition) => void;
}

/** Where something is decided: a draft of one game, and nothing beside it that could be changed. */
export interface OperationContext extends ReadContext {
  store: UnitOfWork;
  /** A whole number from 0 to n - 1 that nobody can foresee. */
  randomInt: (n: number) => number;
  /** For a new game, never told: numbers that leave the program are hidden by it. */
  newSecret: () => string;
  /** Something is done unasked that practice players may have an answer to. */
  markAiPending: () => void;
}

/** One change while it is being decided. */
export interface OperationCall {
  /** In ms since 1970: one moment for all of it. */
  now: number;
  by: Caller;
  /** The game, as whoever asks calls it. */
  game: GameId;
}

/** What a change says of itself; the rest of its Outcome is read from the game. */
export interface OperationResult {
  /** Left out, it is none of a game. */
  game?: GameId;
  command?: number;
  request?: number;
  /** Whether anything came of it, where that is not certain; left out, it did. */
  tookEffect?: boolean;
}

export function resolveGameRow(desk: Pick<ReadContext, 'store'>, id: GameId): GameRow {
  const row = desk.store.games.find(id.toUpperCase());
  if (!row) throw noSuchGame(id);
  return row;
}

/** What is said of a game that is not there, and of one that is none of theirs: nobody can tell which it is. */
export const noSuchGame = (id: string): Illegal => new Illegal(`There is no game called "${id.slice(0, 20)}".`);

export function resolveEdition(desk: Pick<ReadContext, 'editions'>, id: string): Edition {
  const edition = desk.editions.get(id);
  if (!edition) throw new Illegal(`This table does not know the edition "${id.slice(0, 40)}".`);
  return edition;
}

export function requireOrganizer(row: GameRow, by: Caller): void {
  if (row.organiser !== by.user) throw new Illegal('Only the organiser of the game may do that.');
}

/** Letters and figures that cannot be taken for one another, nor make a word. */
export const CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const randomCode = (desk: Pick<OperationContext, 'randomInt'>, length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET[desk.randomInt(CODE_ALPHABET.length)]).join('');
