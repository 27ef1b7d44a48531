import { Game, isDeclinedAhead, windowQuestion, type Json } from '#engine';
import { loadGame, loadRunningGame, type CurrentGame } from '#service/command-log/commit-command.ts';
import type { OperationCall, OperationContext, OperationResult } from '#service/operations/operation-context.ts';
import { act } from '#service/operations/play.ts';
import { seemingAsksOf, submitAutoAnswer, type OpenAskRow } from './auto-answer.ts';
import { ORDER_ACTION } from './order-commands.ts';

/** An open window of a user, as it was before an order. */
interface Window {
  number: number;
  /** True if the window asked the user; false if it only seemed to. */
  isReal: boolean;
  isDeclined: boolean;
}

const isDeclined = ({ edition, state }: CurrentGame, { open }: OpenAskRow): boolean =>
  isDeclinedAhead(new Game(state, edition.bookFor(state)) as never, open.ask);

/**
 * Gives or cancels standing orders of the caller's seat, and passes at the open windows that they decline: the player has
 * nothing left to answer, but the others would wait. A window that only seems to ask the player is passed likewise.
 */
export function giveOrders(
  operation: OperationContext,
  work: OperationCall,
  { orders }: { orders: Json },
): OperationResult {
  const { user } = work.by;
  const before = loadRunningGame(operation, work.game);
  const windows = seemingAsksOf(operation, before, user)
    .filter(({ open }) => open.ask.question === windowQuestion.name)
    .map((one): Window => ({
      number: one.row.number,
      isReal: !one.row.veiled,
      isDeclined: isDeclined(before, one),
    }));
  const outcome = act(operation, work, { action: ORDER_ACTION, data: orders });
  for (const window of windows) {
    const loaded = loadGame(operation, before.row.id);
    const now = seemingAsksOf(operation, loaded, user).find(({ row }) => row.number === window.number);
    if (!now?.row.veiled) continue;
    if (window.isReal || (!window.isDeclined && isDeclined(loaded, now)))
      submitAutoAnswer(operation, work, loaded, now.row, [], { user, planned: 'order', firm: true });
  }
  return outcome;
}
