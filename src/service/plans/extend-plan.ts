import { canonicalJson, windowQuestion } from '#engine';
import type { OperationContext, OperationCall } from '#service/operations/operation-context.ts';
import type { CurrentGame } from '#service/command-log/commit-command.ts';
import type { PlanStep, RepeatedAnswer, UserId } from '#service/types.ts';
import { recordPlan, savePlan, type Plan, type PlanInput } from './plans.ts';

/** Maximum number of repeated answers in a plan; older ones are dropped first. */
const MAX_STANDING = 40;

const isSame = (a: RepeatedAnswer, b: RepeatedAnswer): boolean =>
  a.question === b.question && canonicalJson(a.about) === canonicalJson(b.about);

/** Returns the steps of a plan about other questions than those planned now. */
const otherSteps = ({ steps }: Plan, planned: readonly PlanStep[]): PlanStep[] =>
  steps.filter((step) => !planned.some(({ question }) => question === step.question));

/**
 * Saves the answers planned with an answer to `question`. In the middle of a turn that was planned itself, the rest of
 * that plan is kept: its steps and repeated answers about other questions, such as the landing and the end of the turn.
 */
export function extendPlan(
  operation: OperationContext,
  work: OperationCall,
  { row: game, edition }: CurrentGame,
  { user, question }: { user: UserId; question: string },
  { steps = [], standing = [] }: PlanInput,
): void {
  const made = game.head + 1;
  const starts = (name: string): boolean => edition.turnStartQuestions?.includes(name) ?? false;
  const before = operation.store.people.plan(game.id, user) as Plan | undefined;
  // Windows open again and again, so the next one does not end a plan.
  const from = question === windowQuestion.name ? '' : question;
  if (!before || !starts(before.from) || starts(question)) {
    recordPlan(operation, work, { game: game.id, user, from, made }, { steps, ...(standing.length && { standing }) });
    return;
  }
  const older = (before.standing ?? []).filter((one) => !standing.some((other) => isSame(one, other)));
  savePlan(
    operation,
    { game: game.id, user, now: work.now },
    {
      ...before,
      steps: [...steps, ...otherSteps(before, steps)],
      ...(steps.length && { made }),
      standing: [...standing, ...older].slice(0, MAX_STANDING),
      ...(standing.length && { stoodSince: made }),
    },
  );
}
