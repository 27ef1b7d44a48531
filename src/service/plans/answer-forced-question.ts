import type { OperationCall, OperationContext } from '#service/operations/operation-context.ts';
import type { CurrentGame } from '#service/command-log/commit-command.ts';
import { submitAutoAnswer } from './auto-answer.ts';
import { forcedAnswersOf } from './forced-answers.ts';

/** Gives one forced answer. Returns true if there was one. */
export function answerForcedQuestion(operation: OperationContext, work: OperationCall, loaded: CurrentGame): boolean {
  const { row: game, edition } = loaded;
  const cached = operation.states.get(game.id);
  const forced = cached && forcedAnswersOf(edition, cached);
  if (!forced) return false;
  for (const row of operation.store.asks.of(game.id)) {
    const reply = forced.of(row.ask);
    if (reply === undefined) continue;
    submitAutoAnswer(operation, work, loaded, row, reply);
    return true;
  }
  return false;
}
