import {
  canonicalJson,
  Game,
  hasFrameId,
  matchesMark,
  defaultAnswer,
  answerProblem,
  specOf,
  type Answer,
  type Json,
  type OpenAsk,
} from '#engine';
import { sendToUser } from '#service/announce/send-message.ts';
import {
  resolveGameRow,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import { applyVotePass } from './pass-vote.ts';
import { applyRanking } from './ranking.ts';
import { loadGame, type CurrentGame } from '#service/command-log/commit-command.ts';
import type { GameId, PlanStep, ProposedDraft, RepeatedAnswer, UserId } from '#service/types.ts';
import { seemingAsksOf, submitAutoAnswer, type OpenAskRow } from './auto-answer.ts';
import { answerForcedQuestion } from './answer-forced-question.ts';

/**
 * A user's planned answers, and the question from which they were planned. The plan ends when that question is asked
 * again.
 */
export interface Plan {
  from: string;
  steps: PlanStep[];
  /** Number of the command with which the steps were planned. */
  made?: number;
  standing?: RepeatedAnswer[];
  /** Number of the command with which `standing` was set. */
  stoodSince?: number;
  /** The vote in which the user passes on every question. */
  passes?: string;
}

/** Planned answers: `steps` in order, each once; `standing` every time. */
export interface PlanInput {
  steps?: PlanStep[];
  standing?: RepeatedAnswer[];
}

/** Replaces a user's planned steps within a change. Repeated answers are kept unless new ones are given. */
export function recordPlan(
  operation: OperationContext,
  { now }: OperationCall,
  { game, user, from, made }: { game: GameId; user: UserId; from: string; made?: number },
  { steps = [], standing }: PlanInput,
): void {
  const before = operation.store.people.plan(game, user) as Plan | undefined;
  const plan: Plan = {
    ...before,
    from,
    steps,
    ...(made !== undefined && { made }),
    ...(standing && { standing }),
    ...(standing && made !== undefined && { stoodSince: made }),
  };
  savePlan(operation, { game, user, now }, plan);
}

/** Removes the pass in a vote from a user's plan, so that they are asked again. Runs within a change. */
export function dropVotePass(operation: OperationContext, whose: { game: GameId; user: UserId; now: number }): void {
  const plan = operation.store.people.plan(whose.game, whose.user) as Plan | undefined;
  if (plan?.passes === undefined) return;
  const { passes: _passes, ...rest } = plan;
  savePlan(operation, whose, rest);
}

/** Saves a plan within a change; deletes it if it is empty. */
export function savePlan(
  operation: OperationContext,
  { game, user, now }: { game: GameId; user: UserId; now: number },
  plan: Plan,
): void {
  const { from, steps, made, standing = [], stoodSince, passes } = plan;
  if (!steps.length && !standing.length && passes === undefined) {
    if (operation.store.people.plan(game, user) !== undefined) operation.store.people.dropPlan(game, user);
    return;
  }
  const data: Plan = {
    from,
    steps,
    ...(made !== undefined && { made }),
    ...(standing.length && { standing, ...(stoodSince !== undefined && { stoodSince }) }),
    ...(passes !== undefined && { passes }),
  };
  operation.store.people.savePlan({ game, user, data: data as never, at: now });
}

/** Deletes all plans and rankings of the game saved up to the time `upTo`. */
export function dropPlansBefore(
  operation: OperationContext,
  { game }: OperationCall,
  { upTo }: { upTo: number },
): OperationResult {
  operation.store.people.dropPlans(game, upTo);
  return { game };
}

/** Gives one answer that is forced, or that follows from a plan or ranking. */
export function followOnePlan(operation: OperationContext, work: OperationCall): OperationResult {
  const row = resolveGameRow(operation, work.game);
  return {
    game: row.id,
    tookEffect: row.status === 'running' && followNext(operation, work, loadGame(operation, row.id)),
  };
}

function followNext(operation: OperationContext, work: OperationCall, loaded: CurrentGame): boolean {
  const { people } = operation.store;
  const [plans, rankings] = [people.plans(loaded.row.id), people.rankings(loaded.row.id)];
  if (plans.some(({ user, data }) => droppedAsOutdated(operation, work, loaded.row.id, user, data as unknown as Plan)))
    return true;
  if (rankings.some((ranking) => applyRanking(operation, work, loaded, ranking))) return true;
  if (plans.some(({ user, data }) => applyVotePass(operation, work, loaded, user, data as unknown as Plan)))
    return true;
  // A planned answer comes before a forced one to the same question, so that its plan goes on.
  if (plans.some(({ user, data }) => followPlan(operation, work, loaded, user, data as unknown as Plan))) return true;
  return answerForcedQuestion(operation, work, loaded);
}

/**
 * Drops the steps of a plan saved by an earlier version of the program if their marks do not name the frame that was
 * running (`questionMark`): they could answer a question about a card that was face down when the plan was made.
 * Notifies its owner once, in private. Returns true if it was such a plan.
 */
function droppedAsOutdated(
  operation: OperationContext,
  work: OperationCall,
  game: GameId,
  user: UserId,
  plan: Plan,
): boolean {
  if (!plan.steps.some(({ seen }) => seen !== undefined && !hasFrameId(seen))) return false;
  savePlan(operation, { game, user, now: work.now }, { ...plan, steps: [] });
  sendToUser(operation, game, work.now, user, {
    kind: 'unplanned',
    user,
    what: 'outdated',
    dm: operation.store.people.preferences(user).dm,
  });
  return true;
}

function followPlan(
  operation: OperationContext,
  work: OperationCall,
  loaded: CurrentGame,
  user: UserId,
  { from, steps, made, standing = [] }: Plan,
): boolean {
  const game = loaded.row.id;
  const seeming = seemingAsksOf(operation, loaded, user);
  const asked = seeming.filter(({ row }) => !row.veiled);
  const { next, rest, ask } = nextStep(steps, asked);
  if (ask && next) {
    recordPlan(operation, work, { game, user, from }, { steps: rest });
    const whose = { user, ask, from, rest, ...(made !== undefined && { made }) };
    return givePlannedAnswer(operation, work, loaded, whose, next);
  }
  const begun = asked.some(({ open }) => loaded.edition.turnStartQuestions?.includes(open.ask.question));
  for (const one of begun ? [] : seeming) {
    const stands = standing.find((each) => isAbout(one.open, each));
    if (stands) return repeatAnswer(operation, work, loaded, { user, ask: one }, stands);
  }
  // Other questions may come in between, but not the beginning of another turn or action.
  if (begun || seeming.some(({ open }) => open.ask.question === from)) operation.store.people.dropPlan(game, user);
  return false;
}

/**
 * Returns the planned step that an open question asks for, with the steps after it. Steps whose questions never came,
 * such as a landing after a lost battle, are passed over for a step that holds no matter how its question looks.
 */
function nextStep(
  steps: readonly PlanStep[],
  asked: readonly OpenAskRow[],
): { next?: PlanStep; rest: PlanStep[]; ask?: OpenAskRow } {
  const at = steps.findIndex(
    ({ question, seen }, i) =>
      (i === 0 || seen === undefined) && asked.some(({ open }) => open.ask.question === question),
  );
  if (at < 0) return { rest: [] };
  const next = steps[at];
  const ask = asked.find(({ open }) => open.ask.question === next?.question);
  return { ...(next && { next }), rest: steps.slice(at + 1), ...(ask && { ask }) };
}

const isAbout = ({ ask, path }: OpenAsk, { question, about, within }: RepeatedAnswer): boolean =>
  ask.question === question &&
  (within === undefined || path.some(({ id }) => id === within)) &&
  Object.entries(about).every(
    ([key, value]) => canonicalJson((ask.data as Record<string, Json> | null)?.[key] ?? null) === canonicalJson(value),
  );

/**
 * Gives a repeated answer. If its condition no longer holds or the answer is illegal, drops it and all others with this
 * condition, so that the user is asked; the rest of the plan is kept.
 */
function repeatAnswer(
  operation: OperationContext,
  work: OperationCall,
  loaded: CurrentGame,
  { user, ask: { row, open } }: { user: UserId; ask: OpenAskRow },
  repeated: RepeatedAnswer,
): boolean {
  const { reply, while: condition } = repeated;
  const { edition, state } = loaded;
  const view = new Game(state, edition.bookFor(state)) as never;
  const spec = specOf(view, open);
  const answer = reply ?? defaultAnswer(spec);
  const goesOn = condition === undefined || edition.isConditionMet?.(state, row.seat, condition) !== false;
  if (!goesOn || answerProblem(view, open, answer, spec) !== undefined) {
    const plan = operation.store.people.plan(loaded.row.id, user) as unknown as Plan;
    const ended = (one: RepeatedAnswer): boolean =>
      canonicalJson(one) === canonicalJson(repeated) ||
      (condition !== undefined && canonicalJson(one.while ?? null) === canonicalJson(condition));
    const standing = plan.standing?.filter((one) => !ended(one)) ?? [];
    savePlan(operation, { game: loaded.row.id, user, now: work.now }, { ...plan, standing });
    return true;
  }
  submitAutoAnswer(operation, work, loaded, row, answer, { user, planned: true });
  return true;
}

interface PlannedBy {
  user: UserId;
  from: string;
  /** Number of the command with which the plan was made. */
  made?: number;
}

/**
 * Gives a planned answer. If the question has changed, saves the answer as a proposal and drops the plan, but for the
 * steps that hold no matter how their questions look.
 */
function givePlannedAnswer(
  operation: OperationContext,
  work: OperationCall,
  loaded: CurrentGame,
  { user, ask: { row, open }, from, rest, made }: PlannedBy & { ask: OpenAskRow; rest: readonly PlanStep[] },
  step: PlanStep,
): boolean {
  const game = loaded.row.id;
  const { reply, seen } = step;
  if (isStillValid(loaded, open, reply, seen)) {
    submitAutoAnswer(operation, work, loaded, row, reply, {
      user,
      planned: true,
      ...(made !== undefined && { step: { ...step, from, made } }),
    });
    return true;
  }
  const steps = rest.filter(({ seen: mark }) => mark === undefined);
  const still = { game, user, from, ...(made !== undefined && { made }) };
  recordPlan(operation, work, still, { steps, standing: [] });
  const data: ProposedDraft = { answer: reply, changed: true };
  operation.store.people.saveDraft({ game, ask: row.number, user, data: data as never, at: work.now });
  return true;
}

function isStillValid(
  { edition, state }: CurrentGame,
  open: OpenAsk,
  reply: Answer,
  seen: string | undefined,
): boolean {
  const view = new Game(state, edition.bookFor(state)) as never;
  const spec = specOf(view, open);
  return (seen === undefined || matchesMark(seen, open, spec)) && answerProblem(view, open, reply, spec) === undefined;
}
