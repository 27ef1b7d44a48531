import { answer as engineAnswer, openAsks, type Answer, type Json, type OpenAsk } from '#engine';
import type { AskRow } from '#store';
import type { OperationContext, OperationCall } from '#service/operations/operation-context.ts';
import { commitCommand, runEngine, type CurrentGame } from '#service/command-log/commit-command.ts';
import type { PlanStep, UserId } from '#service/types.ts';

/** A question that is put to somebody. */
export interface OpenAskRow {
  row: AskRow;
  open: OpenAsk;
}

/** What a person is asked now, and has not answered. */
export function unansweredAsksOf(
  desk: OperationContext,
  { row: game, state }: CurrentGame,
  user: UserId,
): OpenAskRow[] {
  const seat = desk.store.members.present(game.id).find((one) => one.user === user)?.seat;
  const open = new Map(openAsks(state).map((one) => [one.ask.id, one]));
  return desk.store.asks
    .of(game.id)
    .filter((row) => row.seat === seat && row.hiddenAt === null && !row.answered && !row.veiled)
    .flatMap((row) => {
      const found = open.get(row.ask);
      return found ? [{ row, open: found }] : [];
    });
}

/** In whose name an answer is given, and how it comes that they need not be asked; nobody's where all can see that there is but one. */
export interface AutoAnswerReason {
  user: UserId;
  /** It follows on something that they did: both are taken back together. */
  planned?: true;
  /** The step of a plan that it was, with what the plan was made from: taken back, it can be planned again. */
  step?: PlanStep & { from: string; made: number };
  /** It is a move of its own. */
  ranked?: true;
  /** The ranking that it came from, and when that was made, in ms since 1970. */
  wishes?: { data: Json; at: number };
}

/** Gives an answer without asking anybody. */
export function submitAutoAnswer(
  desk: OperationContext,
  { now, game }: OperationCall,
  loaded: CurrentGame,
  row: AskRow,
  reply: Answer,
  unasked?: AutoAnswerReason,
): void {
  const result = runEngine(loaded.edition, loaded.state, (one) => engineAnswer(one, row.seat, row.ask, reply));
  const { user = null, ...how } = unasked ?? { itself: true as const };
  const payload = { ask: row.number, id: row.ask, answer: reply, ...how };
  const entry = { kind: 'answer', user, seat: row.seat, payload, covered: row.covered } as const;
  commitCommand(desk, { now, game, by: { user: user ?? '' } }, loaded, entry, result);
}
