import { Game, windowQuestion, type Answer, type EngineBook, type EngineState, type OpenAsk } from '#engine';
import type { Edition, Ending } from './edition.ts';

// Parts that editions have alike.

/** State of a game with turns and phases. */
interface TurnState {
  phase: string;
  round: number;
  active: string | null;
  turn: { number: number };
}

/** Tells whether another turn or phase has begun. */
export const isNewSection = (before: TurnState, after: TurnState): boolean =>
  before.round !== after.round ||
  before.phase !== after.phase ||
  before.turn.number !== after.turn.number ||
  before.active !== after.active;

/** Returns the current round of a state. */
export const roundOf = ({ round }: { round: number }): number => round;

/** Returns the ending of a game with one winner at most; undefined while it goes on. */
export const findEnding = ({
  phase,
  winner,
  ending,
}: {
  phase: string;
  winner: string | null;
  ending: string | null;
}): Ending | undefined =>
  phase === 'ended' ? { winners: winner === null ? [] : [winner], summary: { ending } } : undefined;

/** Tells whether a path of the state is hidden from the record of changes: orders of a seat, and offers. */
export const isHiddenPath = ([part, , what]: readonly string[]): boolean =>
  (part === 'seats' && what === 'orders') || part === 'offers';

/** Answers questions automatically where public knowledge shows that no other answer is of use. */
export const publicAnswers =
  <S extends EngineState>(
    answerTo: (game: never, open: OpenAsk) => Answer | undefined,
    bookFor: (state: S) => unknown,
  ): NonNullable<Edition<S>['autoAnswer']> =>
  (state) => {
    const game = new Game(state as S, bookFor(state as S) as EngineBook<never>);
    return (open) => (open.ask.question === windowQuestion.name ? undefined : answerTo(game as never, open));
  };
