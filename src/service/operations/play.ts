import {
  act as engineAct,
  answer as engineAnswer,
  withdraw as engineWithdraw,
  Illegal,
  type Answer,
  type Json,
  type SeatId,
} from '#engine';
import type { AskRow } from '#store';
import { askAlias } from '#service/alias.ts';
import { allAsks } from '#service/command-log/sync-asks.ts';
import type { OperationContext, OperationResult, ReadContext, OperationCall } from './operation-context.ts';
import { resolveMember } from '#service/lobby/lobby.ts';
import { extendPlan } from '#service/plans/extend-plan.ts';
import { dropVotePass, type PlanInput } from '#service/plans/plans.ts';
import { commitCommand, loadRunningGame, runEngine, type CurrentGame } from '#service/command-log/commit-command.ts';
import type { Alias, Caller, GameId, UserId } from '#service/types.ts';

/** Options of an answer. */
export interface AnswerOptions {
  /** Keeps the answer regardless of what the other players do. */
  firm?: boolean;
  /** Answers to give as soon as their questions are asked. */
  plan?: PlanInput;
}

/** Submits a user's answer to a question. */
export function answer(
  operation: OperationContext,
  work: OperationCall,
  { ask, reply, firm = false, plan }: AnswerOptions & { ask: Alias; reply: Answer },
): OperationResult {
  const { by } = work;
  const loaded = loadRunningGame(operation, work.game);
  const { seat, row } = askOf(operation, loaded, by, ask);
  if (plan) {
    const question = allAsks(loaded.state).get(row.ask)?.ask.question ?? '';
    extendPlan(operation, work, loaded, { user: by.user, question }, plan);
  }
  const result = runEngine(loaded.edition, loaded.state, (game) => engineAnswer(game, seat, row.ask, reply, firm));
  const payload = { ask: row.number, id: row.ask, answer: reply, ...(firm && { firm }) };
  return {
    game: loaded.row.id,
    command: commitCommand(
      operation,
      work,
      loaded,
      { kind: 'answer', user: by.user, seat, payload, covered: row.covered },
      result,
    ),
  };
}

/** Withdraws a held answer that has not been used. */
export function withdraw(operation: OperationContext, work: OperationCall, { ask }: { ask: Alias }): OperationResult {
  const { by } = work;
  const loaded = loadRunningGame(operation, work.game);
  const { seat, row } = askOf(operation, loaded, by, ask);
  const result = runEngine(loaded.edition, loaded.state, (game) => engineWithdraw(game, seat, row.ask));
  dropVotePass(operation, { game: loaded.row.id, user: by.user, now: work.now });
  const entry = {
    kind: 'withdraw',
    user: by.user,
    seat,
    payload: { ask: row.number, id: row.ask },
    asks: { keepReopened: true },
  } as const;
  return { game: loaded.row.id, command: commitCommand(operation, work, loaded, entry, result) };
}

/** Performs a free action. */
export function act(
  operation: OperationContext,
  work: OperationCall,
  { action, data }: { action: string; data: Json },
): OperationResult {
  const { by } = work;
  const loaded = loadRunningGame(operation, work.game);
  const seat = resolveCallerSeat(operation, loaded.row.id, by);
  const result = runEngine(loaded.edition, loaded.state, (game) => engineAct(game, seat, action, data));
  operation.markAiPending();
  return {
    game: loaded.row.id,
    command: commitCommand(
      operation,
      work,
      loaded,
      { kind: 'act', user: by.user, seat, payload: { action, data } },
      result,
    ),
  };
}

/** Finds a question among the user's own by its alias, so that they cannot find out whether other questions exist. */
export const findAskByAlias = (
  reader: Pick<ReadContext, 'store'>,
  game: GameId,
  user: UserId,
  seat: SeatId | null,
  ask: Alias,
): AskRow | undefined =>
  reader.store.asks.of(game).find((row) => row.seat === seat && askAlias(reader, game, user, row.number) === ask);

export function resolveCallerSeat(operation: OperationContext, game: GameId, by: Caller): string {
  const { seat } = resolveMember(operation.store.members.present(game), by);
  if (seat === null) throw new Illegal('The game has not started yet.');
  return seat;
}

function askOf(
  operation: OperationContext,
  { row: game }: CurrentGame,
  by: Caller,
  ask: Alias,
): { seat: string; row: AskRow } {
  const seat = resolveCallerSeat(operation, game.id, by);
  const row = findAskByAlias(operation, game.id, by.user, seat, ask);
  if (!row) throw new Illegal('That question is no longer open.');
  if (row.hiddenAt !== null)
    throw new Illegal('You cannot answer this yet: another question comes first. I will ask you again after that.');
  return { seat, row };
}
