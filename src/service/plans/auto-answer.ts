import { answer as engineAnswer, openAsks, type Answer, type Json, type OpenAsk } from '#engine';
import type { AskRow } from '#store';
import type { OperationContext, OperationCall } from '#service/operations/operation-context.ts';
import { commitCommand, runEngine, type CurrentGame } from '#service/command-log/commit-command.ts';
import type { PlanStep, UserId } from '#service/types.ts';

/** An open ask of the engine state with its database row. */
export interface OpenAskRow {
  row: AskRow;
  open: OpenAsk;
}

/**
 * Lists the questions that are open for a user as far as others know, veiled ones included. Answers that decline
 * windows are given to these: an answer to real ones alone would show who holds a card.
 */
export function seemingAsksOf(
  operation: OperationContext,
  { row: game, state }: CurrentGame,
  user: UserId,
): OpenAskRow[] {
  const seat = operation.store.members.present(game.id).find((one) => one.user === user)?.seat;
  const open = new Map(openAsks(state).map((one) => [one.ask.id, one]));
  return operation.store.asks
    .of(game.id)
    .filter((row) => row.seat === seat && row.hiddenAt === null && !row.answered)
    .flatMap((row) => {
      const found = open.get(row.ask);
      return found ? [{ row, open: found }] : [];
    });
}

const isReal = ({ row }: OpenAskRow): boolean => !row.veiled;

/** Lists the questions that a user can answer now and has not answered. */
export const unansweredAsksOf = (operation: OperationContext, loaded: CurrentGame, user: UserId): OpenAskRow[] =>
  seemingAsksOf(operation, loaded, user).filter(isReal);

/**
 * The user in whose name an automatic answer is given, and its origin. Undefined for a forced answer: everyone can see
 * that there is only one.
 */
export interface AutoAnswerReason {
  user: UserId;
  /**
   * Set if the answer follows from an action of the user, so that both are taken back together; `order`: from a standing
   * order that declines the open window.
   */
  planned?: true | 'order';
  /** Set if the answer stands even if others act first. */
  firm?: true;
  /**
   * The plan's step, the question the plan was made from and the number of its command: after an undo it can be planned
   * again.
   */
  step?: PlanStep & { from: string; made: number };
  /** Set if the answer is a move of its own. */
  ranked?: true;
  /** The ranking that the answer came from, and when it was saved, Unix time in ms. */
  wishes?: { data: Json; at: number };
}

/** Answers a question automatically. */
export function submitAutoAnswer(
  operation: OperationContext,
  { now, game }: OperationCall,
  loaded: CurrentGame,
  row: AskRow,
  reply: Answer,
  unasked?: AutoAnswerReason,
): void {
  const result = runEngine(loaded.edition, loaded.state, (one) =>
    engineAnswer(one, row.seat, row.ask, reply, unasked ? unasked.firm : 'forced'),
  );
  const { user = null, ...how } = unasked ?? { itself: true as const };
  const payload = { ask: row.number, id: row.ask, answer: reply, ...how };
  const entry = { kind: 'answer', user, seat: row.seat, payload, covered: row.covered } as const;
  commitCommand(operation, { now, game, by: { user: user ?? '' } }, loaded, entry, result);
}
