import type { EngineBook, EngineState, Game, Json, OpenAsk, SeatId } from '#engine';

/** A game of any edition. */
export type AnyGame = Game<EngineState, EngineBook<never>>;

/** A whole number from 0 to n - 1: chance for players, not for the game, which has its own. */
export type RandomBelow = (n: number) => number;

/** Something done unasked: an action of the book. */
export interface FreeAction {
  action: string;
  data: Json;
}

/** What an edition says of itself, so that whole games of it can be played without people and looked over. */
export interface SimulatedEdition<G extends AnyGame> {
  /** What a game begins with. */
  first: { procedure: string; data: Json };
  /** All seats, in one order. */
  seats: (game: G) => readonly SeatId[];
  /** Which round it is; always the same where a game has none. */
  round: (game: G) => number;
  /** Whether the game has ended. */
  ended: (game: G) => boolean;
  /** What a seat can do just now, unasked: one of it by chance. It must be taken. */
  randomAction?: (game: G, seat: SeatId, below: RandomBelow) => FreeAction | undefined;
  /** What a seat might try, unasked: done where its action allows it. */
  attemptedAction?: (game: G, seat: SeatId, below: RandomBelow) => FreeAction | undefined;
  /** What a practice player does unasked before this is answered. */
  aiAction?: (game: G, next: OpenAsk, practising: readonly SeatId[]) => (FreeAction & { seat: SeatId }) | undefined;
  /** What is wrong with a state that no rule could have brought about. */
  stateProblems?: (game: G) => string[];
  /** How many there are in all of what comes and goes nowhere, by kind; what cannot be counted just now is left out. */
  conservedCounts?: (game: G) => Record<string, number>;
  /** Kinds of which more may join. */
  growingKinds?: readonly string[];
}
