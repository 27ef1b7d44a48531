import {
  canonical,
  Game,
  hasPlace,
  isMarked,
  openAsks,
  plainestAnswer,
  problem,
  specOf,
  type Answer,
  type Json,
  type OpenAsk,
} from '#engine';
import { sendTo } from '#service/announce/announce-command.ts';
import { gameRow, type Desk, type Done, type Work } from '#service/operations/operation-context.ts';
import { passed } from './pass-vote.ts';
import { picked } from './ranking.ts';
import { load, type Loaded } from '#service/command-log/commit-command.ts';
import type { GameId, Planned, ProposedDraft, Standing, UserId } from '#service/types.ts';
import { askedOf, give, type Met } from './auto-answer.ts';

/** What somebody has planned, and the question from which they did: asked that once more, they begin anew. */
export interface Plan {
  from: string;
  steps: Planned[];
  /** Number of the command with which the steps were planned. */
  made?: number;
  standing?: Standing[];
  /** The same of what stands. */
  stoodSince?: number;
  /** The vote in which they pass, whatever is asked. */
  passes?: string;
}

/** What is planned: one after the other, and each time. */
export interface Plans {
  steps?: Planned[];
  standing?: Standing[];
}

/**
 * Keeps what is to be answered when it is asked, in the place of what this person had planned before; what stands goes on unless there is
 * something else that does. Part of a change under way.
 */
export function keepPlan(
  desk: Desk,
  { now }: Work,
  { game, user, from, made }: { game: GameId; user: UserId; from: string; made?: number },
  { steps = [], standing }: Plans,
): void {
  const before = desk.store.people.plan(game, user) as Plan | undefined;
  const plan: Plan = {
    ...before,
    from,
    steps,
    ...(made !== undefined && { made }),
    ...(standing && { standing }),
    ...(standing && made !== undefined && { stoodSince: made }),
  };
  savePlan(desk, { game, user, now }, plan);
}

/** Removes the pass in a vote from a person's plan, so that they are asked again. Runs within a change. */
export function forgetPass(desk: Desk, whose: { game: GameId; user: UserId; now: number }): void {
  const plan = desk.store.people.plan(whose.game, whose.user) as Plan | undefined;
  if (plan?.passes === undefined) return;
  const { passes: _passes, ...rest } = plan;
  savePlan(desk, whose, rest);
}

/** Saves what somebody has planned; drops it where that is nothing. Part of a change under way. */
export function savePlan(
  desk: Desk,
  { game, user, now }: { game: GameId; user: UserId; now: number },
  plan: Plan,
): void {
  const { from, steps, made, standing = [], stoodSince, passes } = plan;
  if (!steps.length && !standing.length && passes === undefined) {
    if (desk.store.people.plan(game, user) !== undefined) desk.store.people.dropPlan(game, user);
    return;
  }
  const data: Plan = {
    from,
    steps,
    ...(made !== undefined && { made }),
    ...(standing.length && { standing, ...(stoodSince !== undefined && { stoodSince }) }),
    ...(passes !== undefined && { passes }),
  };
  desk.store.people.savePlan({ game, user, data: data as never, at: now });
}

/** What all had planned and ranked by a moment comes to nothing; what they have since does not. */
export function forgetPlans(desk: Desk, { game }: Work, { upTo }: { upTo: number }): Done {
  desk.store.people.dropPlans(game, upTo);
  return { game };
}

/** Answers one thing that has been asked since and was planned, or that nobody has to be asked. */
export function follow(desk: Desk, work: Work): Done {
  const row = gameRow(desk, work.game);
  return { game: row.id, came: row.status === 'running' && followed(desk, work, load(desk, row.id)) };
}

function followed(desk: Desk, work: Work, loaded: Loaded): boolean {
  const { people } = desk.store;
  const [plans, rankings] = [people.plans(loaded.row.id), people.rankings(loaded.row.id)];
  if (plans.some(({ user, data }) => droppedAsOutdated(desk, work, loaded.row.id, user, data as unknown as Plan)))
    return true;
  if (itself(desk, work, loaded)) return true;
  if (rankings.some((ranking) => picked(desk, work, loaded, ranking))) return true;
  if (plans.some(({ user, data }) => passed(desk, work, loaded, user, data as unknown as Plan))) return true;
  return plans.some(({ user, data }) => wentOn(desk, work, loaded, user, data as unknown as Plan));
}

/**
 * Drops a plan that an earlier version of the program has saved, whose marks do not say what was under way (`markOf`): it could answer a
 * question about a card that was face down when it was made. Its owner is told once, in private. Gives whether it was such a plan.
 */
function droppedAsOutdated(desk: Desk, work: Work, game: GameId, user: UserId, plan: Plan): boolean {
  if (!plan.steps.some(({ seen }) => seen !== undefined && !hasPlace(seen))) return false;
  savePlan(desk, { game, user, now: work.now }, { ...plan, steps: [] });
  sendTo(desk, game, work.now, user, {
    kind: 'unplanned',
    user,
    what: 'outdated',
    dm: desk.store.people.preferences(user).dm,
  });
  return true;
}

/** Answers one question that nobody has to be asked. Gives whether there was one. */
function itself(desk: Desk, work: Work, loaded: Loaded): boolean {
  const { row: game, state, edition } = loaded;
  const of = edition.itself;
  if (!of) return false;
  const open = new Map(openAsks(state).map((one) => [one.ask.id, one]));
  for (const row of desk.store.asks.of(game.id)) {
    const found = open.get(row.ask);
    if (!found || row.answered || row.veiled || row.hiddenAt !== null || !of.questions.includes(found.ask.question))
      continue;
    const reply = of.answer(state, found);
    if (reply === undefined) continue;
    give(desk, work, loaded, row, reply);
    return true;
  }
  return false;
}

function wentOn(
  desk: Desk,
  work: Work,
  loaded: Loaded,
  user: UserId,
  { from, steps, made, standing = [] }: Plan,
): boolean {
  const game = loaded.row.id;
  const asked = askedOf(desk, loaded, user);
  const [next, ...rest] = steps;
  const met = next && asked.find((one) => one.open.ask.question === next.question);
  if (met && next) {
    keepPlan(desk, work, { game, user, from }, { steps: rest });
    return answered(desk, work, loaded, { user, met, from, ...(made !== undefined && { made }) }, next);
  }
  const begun = asked.some(({ open }) => loaded.edition.begins?.includes(open.ask.question));
  for (const one of begun ? [] : asked) {
    const stands = standing.find((each) => isAbout(one.open, each));
    if (stands) return stood(desk, work, loaded, { user, met: one }, stands);
  }
  // Other questions may come in between, but not the beginning of another turn or action.
  if (begun || asked.some(({ open }) => open.ask.question === from)) desk.store.people.dropPlan(game, user);
  return false;
}

const isAbout = ({ ask }: OpenAsk, { question, about }: Standing): boolean =>
  ask.question === question &&
  Object.entries(about).every(
    ([key, value]) => canonical((ask.data as Record<string, Json> | null)?.[key] ?? null) === canonical(value),
  );

/** Answers what stands to be answered so; where that no longer holds, they are asked, and it stands no longer. */
function stood(
  desk: Desk,
  work: Work,
  loaded: Loaded,
  { user, met: { row, open } }: { user: UserId; met: Met },
  { reply, while: condition }: Standing,
): boolean {
  const { edition, state } = loaded;
  const view = new Game(state, edition.bookFor(state)) as never;
  const spec = specOf(view, open);
  const answer = reply ?? plainestAnswer(spec);
  const goesOn = condition === undefined || edition.stands?.(state, row.seat, condition) !== false;
  if (!goesOn || problem(view, open, answer, spec) !== undefined) {
    desk.store.people.dropPlan(loaded.row.id, user);
    return false;
  }
  give(desk, work, loaded, row, answer, { user, planned: true });
  return true;
}

/** Answers as it was planned; where the question has come out otherwise, that is what is proposed. */
function answered(
  desk: Desk,
  work: Work,
  loaded: Loaded,
  { user, met: { row, open }, from, made }: { user: UserId; met: Met; from: string; made?: number },
  step: Planned,
): boolean {
  const game = loaded.row.id;
  const { reply, seen } = step;
  if (holds(loaded, open, reply, seen)) {
    give(desk, work, loaded, row, reply, {
      user,
      planned: true,
      ...(made !== undefined && { step: { ...step, from, made } }),
    });
    return true;
  }
  desk.store.people.dropPlan(game, user);
  const data: ProposedDraft = { answer: reply, changed: true };
  desk.store.people.saveDraft({ game, ask: row.number, user, data: data as never, at: work.now });
  return true;
}

function holds({ edition, state }: Loaded, open: OpenAsk, reply: Answer, seen: string | undefined): boolean {
  const view = new Game(state, edition.bookFor(state)) as never;
  const spec = specOf(view, open);
  return (seen === undefined || isMarked(seen, open, spec)) && problem(view, open, reply, spec) === undefined;
}
