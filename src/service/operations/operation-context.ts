import { Illegal, type EngineState } from '#engine';
import type { GameRow } from '#store';
import type { UnitOfWork } from '#service/unit-of-work/unit-of-work.ts';
import type { Edition } from '#service/edition.ts';
import type { ForcedAnswers } from '#service/plans/forced-answers.ts';
import type { StateTextCache } from '#service/command-log/serialize-state.ts';
import type { Caller, GameId } from '#service/types.ts';

/** Read methods that both the store and the unit of work offer for a game. */
export interface ReadRepositories {
  games: Pick<UnitOfWork['games'], 'find' | 'stateText' | 'secret'>;
  members: Pick<UnitOfWork['members'], 'present' | 'all'>;
  asks: Pick<UnitOfWork['asks'], 'of'>;
  requests: Pick<UnitOfWork['requests'], 'find' | 'open' | 'agreed'>;
}

/** Parsed state after the command numbered `head`. */
export interface CachedState {
  edition: string;
  head: number;
  state: EngineState;
  /** JSON texts of the parts of this state and of earlier ones. */
  texts: StateTextCache;
  /** Answers that the service gives in this state, once they were asked for. */
  forcedAnswers?: ForcedAnswers;
}

/** Parsed states by game. */
export interface StateCache {
  get: (game: GameId) => CachedState | undefined;
  set: (game: GameId, kept: CachedState) => unknown;
}

/** Context for reading a game, either as stored or in a unit of work. */
export interface ReadContext {
  store: ReadRepositories;
  editions: ReadonlyMap<string, Edition>;
  states: StateCache;
  /** Upcasts a game to the current rules version. */
  upcast: (row: GameRow, edition: Edition) => void;
}

/** Context for deciding an operation: a unit of work on one game. Nothing else can be changed. */
export interface OperationContext extends ReadContext {
  store: UnitOfWork;
  /** Returns an unpredictable integer from 0 to n - 1. */
  randomInt: (n: number) => number;
  /** Creates the secret key of a new game, which never leaves the program and hides the numbers that do. */
  newSecret: () => string;
  /** Marks a free action that AI players may react to. */
  markAiPending: () => void;
}

/** One call of an operation. */
export interface OperationCall {
  /** Unix time in ms; the same for the whole operation. */
  now: number;
  by: Caller;
  /** Game code as the user typed it. */
  game: GameId;
}

/** Result of an operation; the rest of its ChangeOutcome is read from the game. */
export interface OperationResult {
  /** Undefined if the operation does not concern a game. */
  game?: GameId;
  command?: number;
  request?: number;
  /** False if the operation had no effect; undefined if it always has one. */
  tookEffect?: boolean;
}

export function resolveGameRow(reader: Pick<ReadContext, 'store'>, id: GameId): GameRow {
  const row = reader.store.games.find(id.toUpperCase());
  if (!row) throw noSuchGame(id);
  return row;
}

/** Creates the error for a game that does not exist, or that the user may not see: they cannot tell which. */
export const noSuchGame = (id: string): Illegal =>
  new Illegal(`I don't know a game with the code “${id.slice(0, 20)}”.`);

export function resolveEdition(reader: Pick<ReadContext, 'editions'>, id: string): Edition {
  const edition = reader.editions.get(id);
  if (!edition) throw new Illegal(`This bot does not have the edition “${id.slice(0, 40)}”.`);
  return edition;
}

export function requireOrganizer(row: GameRow, by: Caller): void {
  if (row.organiser !== by.user) throw new Illegal('Only the organizer of this game may do that.');
}

/** Letters and digits that cannot be confused with each other and do not form words. */
export const CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const randomCode = (operation: Pick<OperationContext, 'randomInt'>, length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET[operation.randomInt(CODE_ALPHABET.length)]).join('');
