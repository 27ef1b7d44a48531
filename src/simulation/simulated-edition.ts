import type { Answer, EngineBook, EngineState, Game, Json, OpenAsk, SeatId } from '#engine';

export type SimulatedGame = Game<EngineState, EngineBook<never>>;

/** Returns a random whole number from 0 to n - 1, for players only; the game has its own chance. */
export type RandomBelow = (n: number) => number;

/** Unasked action: an action of the rulebook. */
export interface FreeAction {
  action: string;
  data: Json;
}

/** Everything that is needed to play and check whole games of an edition without people. */
export interface SimulatedEdition<G extends SimulatedGame> {
  /** Procedure that begins a game. */
  first: { procedure: string; data: Json };
  /** Returns all seats, always in the same order. */
  seats: (game: G) => readonly SeatId[];
  /** Returns the round; always the same in a game without rounds. */
  round: (game: G) => number;
  /** Tells whether the game has ended. */
  ended: (game: G) => boolean;
  /** Returns a random unasked action that a seat can take now. It must be accepted. */
  randomAction?: (game: G, seat: SeatId, below: RandomBelow) => FreeAction | undefined;
  /** Returns an unasked action that a seat might attempt; it is taken if the action allows it. */
  attemptedAction?: (game: G, seat: SeatId, below: RandomBelow) => FreeAction | undefined;
  /** Returns the unasked action of a practice player that comes before the answer to `next`. */
  aiAction?: (game: G, next: OpenAsk, practising: readonly SeatId[]) => (FreeAction & { seat: SeatId }) | undefined;
  /** Returns the answer that public knowledge gives to a question, as the service does. */
  findPublicAnswer?: (game: SimulatedGame, open: OpenAsk) => Answer | undefined;
  /** Lists the problems of a state that no rule could have caused. */
  stateProblems?: (game: G) => string[];
  /** Returns the totals of everything conserved, by kind; leaves out what cannot be counted now. */
  conservedCounts?: (game: G) => Record<string, number>;
  /** Kinds whose total may grow. */
  growingKinds?: readonly string[];
}
