import {
  canonical,
  Game,
  Illegal,
  openAsks,
  plainestAnswer,
  printOf,
  problem,
  specOf,
  type Answer,
  type Json,
  type OpenAsk,
} from '../engine/index.ts';
import { editionOf, gameRow, inTransaction, type Desk } from './desk.ts';
import { Unexpected } from './errors.ts';
import { picked } from './ranking.ts';
import { load, type Loaded } from './saved.ts';
import type { GameId, Planned, ProposedDraft, Standing, UserId } from './types.ts';
import { askedOf, give, type Met } from './unasked.ts';

/** More than anybody plans: what goes on for ever is an error. */
const MOST = 40;

/** What somebody has planned, and the question from which they did: asked that once more, they begin anew. */
interface Plan {
  from: string;
  steps: Planned[];
  standing?: Standing[];
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
  { game, user, from }: { game: GameId; user: UserId; from: string },
  { steps = [], standing }: Plans,
): void {
  const before = desk.plans.has(game) ? (desk.store.people.plan(game, user) as Plan | undefined) : undefined;
  const stands = standing ?? before?.standing ?? [];
  if (!steps.length && !stands.length) {
    if (before) desk.store.people.dropPlan(game, user);
    return;
  }
  const plan: Plan = { from, steps, ...(stands.length && { standing: stands }) };
  desk.store.people.savePlan({ game, user, data: plan as never, at: desk.clock() });
  desk.plans.add(game);
}

/** Whoever takes something back, or corrects it, changes what all the others have planned and ranked on. Part of a change under way. */
export function dropPlans(desk: Desk, game: GameId): void {
  if (desk.plans.has(game)) desk.store.people.dropPlans(game);
}

/** Answers what has been asked since and was planned, for all of a game. Called after every change. */
export function follow(desk: Desk, id: GameId): void {
  if (!desk.plans.has(id) && !answersItself(desk, id)) return;
  try {
    for (let steps = 0; steps < MOST && inTransaction(desk, 'follow', () => followOne(desk, id)); steps++);
  } catch (error) {
    // In the log already, or it turned out to be illegal: they are asked.
    if (!(error instanceof Illegal) && !(error instanceof Unexpected)) throw error;
    inTransaction(desk, 'follow', () => dropPlans(desk, id));
  }
}

/**
 * After a start: what was planned is gone on with, and with the last of all changes, whatever its game. The program may have been killed right
 * after it.
 */
export function followAgain(desk: Desk): void {
  for (const game of [...desk.plans]) follow(desk, game);
  const last = desk.store.games.lastPlayed();
  const row = last === undefined ? undefined : gameRow(desk, last);
  // One of an earlier shape is brought to today's in its own time.
  if (!row || row.rulesVersion < editionOf(desk, row.edition).version) return;
  load(desk, row.id);
  follow(desk, row.id);
}

/** Gives whether anything came of it. */
function followOne(desk: Desk, id: GameId): boolean {
  const row = gameRow(desk, id);
  const { people } = desk.store;
  const [plans, rankings] = desk.plans.has(id) ? [people.plans(row.id), people.rankings(row.id)] : [[], []];
  if (!plans.length && !rankings.length) desk.plans.delete(id);
  if (row.status !== 'running') return false;
  const loaded = load(desk, row.id);
  if (itself(desk, loaded)) return true;
  if (rankings.some(({ user, data }) => picked(desk, loaded, user, data))) return true;
  return plans.some(({ user, data }) => followed(desk, loaded, user, data as unknown as Plan));
}

/** Told at a glance, and mostly not: whether a game may have something that is answered without anybody. */
function answersItself(desk: Desk, id: GameId): boolean {
  const kept = desk.states.get(id)?.state;
  if (!kept) return false;
  const questions = [...desk.editions.values()].flatMap(({ itself: of }) => of?.questions ?? []);
  return questions.length > 0 && openAsks(kept).some(({ ask }) => ask.reply === undefined && questions.includes(ask.question));
}

/** Answers one question that nobody has to be asked. Gives whether there was one. */
function itself(desk: Desk, loaded: Loaded): boolean {
  const { row: game, state, edition } = loaded;
  const of = edition.itself;
  if (!of) return false;
  const open = new Map(openAsks(state).map((one) => [one.ask.id, one]));
  for (const row of desk.store.asks.of(game.id)) {
    const found = open.get(row.ask);
    if (!found || row.answered || row.veiled || row.hiddenAt !== null || !of.questions.includes(found.ask.question)) continue;
    const reply = of.answer(state, found);
    if (reply === undefined) continue;
    give(desk, loaded, row, reply);
    return true;
  }
  return false;
}

function followed(desk: Desk, loaded: Loaded, user: UserId, { from, steps, standing = [] }: Plan): boolean {
  const game = loaded.row.id;
  const asked = askedOf(desk, loaded, user);
  const [next, ...rest] = steps;
  const met = next && asked.find((one) => one.open.ask.question === next.question);
  if (met && next) {
    keepPlan(desk, { game, user, from }, { steps: rest });
    return answered(desk, loaded, user, met, next);
  }
  const begun = asked.some(({ open }) => loaded.edition.begins?.includes(open.ask.question));
  for (const one of begun ? [] : asked) {
    const stands = standing.find((each) => isAbout(one.open, each));
    if (stands) return stood(desk, loaded, user, one, stands);
  }
  // Something else may lie in between; but not the beginning of another turn.
  if ((begun && standing.length) || asked.some(({ open }) => open.ask.question === from)) desk.store.people.dropPlan(game, user);
  return false;
}

const isAbout = ({ ask }: OpenAsk, { question, about }: Standing): boolean =>
  ask.question === question &&
  Object.entries(about).every(([key, value]) => canonical((ask.data as Record<string, Json> | null)?.[key] ?? null) === canonical(value));

/** Answers what stands to be answered so; where that no longer holds, they are asked, and it stands no longer. */
function stood(desk: Desk, loaded: Loaded, user: UserId, { row, open }: Met, { reply, while: condition }: Standing): boolean {
  const { edition, state } = loaded;
  const view = new Game(state, edition.bookFor(state)) as never;
  const spec = specOf(view, open);
  const answer = reply ?? plainestAnswer(spec);
  const goesOn = condition === undefined || edition.stands?.(state, row.seat, condition) !== false;
  if (!goesOn || problem(view, open, answer, spec) !== undefined) {
    desk.store.people.dropPlan(loaded.row.id, user);
    return false;
  }
  give(desk, loaded, row, answer, { user, planned: true });
  return true;
}

/** Answers as it was planned; where the question has come out otherwise, that is what is proposed. */
function answered(desk: Desk, loaded: Loaded, user: UserId, { row, open }: Met, { reply, seen }: Planned): boolean {
  const game = loaded.row.id;
  if (holds(loaded, open, reply, seen)) {
    give(desk, loaded, row, reply, { user, planned: true });
    return true;
  }
  desk.store.people.dropPlan(game, user);
  const data: ProposedDraft = { answer: reply, changed: true };
  desk.store.people.saveDraft({ game, ask: row.number, user, data: data as never, at: desk.clock() });
  return true;
}

function holds({ edition, state }: Loaded, open: OpenAsk, reply: Answer, seen: string | undefined): boolean {
  const view = new Game(state, edition.bookFor(state)) as never;
  const spec = specOf(view, open);
  return (seen === undefined || seen === printOf(spec)) && problem(view, open, reply, spec) === undefined;
}
