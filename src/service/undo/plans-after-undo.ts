import type { EngineState, Json } from '#engine';
import type { CommandRow } from '#store';
import { sendToUser } from '#service/announce/send-message.ts';
import type { OperationContext, OperationCall } from '#service/operations/operation-context.ts';
import { findCurrentVote } from '#service/plans/pass-vote.ts';
import { savePlan, type Plan } from '#service/plans/plans.ts';
import { isAi } from '#service/ai/ai-user.ts';
import { choosesLater, type RankedChoice } from '#service/plans/ranking.ts';
import type { CurrentGame } from '#service/command-log/commit-command.ts';
import type { PlanStep, UserId } from '#service/types.ts';

// Plans and rankings made before the first undone command are kept, since everything they depend on still holds. Those
// made with an undone command are dropped. The user who undid it knows; others are notified once, in private.

/** An undo in progress. */
interface Undone {
  /** State after the undo. */
  after: EngineState;
  /** Undone commands in order; the first is the one the user wanted to undo. */
  since: readonly CommandRow[];
  by: UserId;
}

/** Payload fields of an automatic answer. */
interface Unasked {
  planned?: true | 'order';
  step?: PlanStep & { from: string; made: number };
  ranked?: true;
  wishes?: { data: Json; at: number };
}

const unaskedOf = ({ kind, payload }: CommandRow): Unasked =>
  kind === 'answer' ? ((payload as Unasked | null) ?? {}) : {};

/** Keeps the plans and rankings that do not depend on undone commands. Runs within a change. */
export function keepUnaffectedPlans(
  operation: OperationContext,
  work: OperationCall,
  loaded: CurrentGame,
  undone: Undone,
): void {
  const { id: game } = loaded.row;
  const plans = new Map(operation.store.people.plans(game).map(({ user, data }) => [user, data as unknown as Plan]));
  for (const { user } of operation.store.members.present(game)) {
    const lost = keepPlanOf(operation, work, loaded, undone, user, plans.get(user));
    const ranked = keepRankingOf(operation, loaded, undone, user);
    const what = lost ? 'plan' : ranked;
    if (what === undefined || user === undone.by || isAi(user)) continue;
    sendToUser(operation, game, work.now, user, {
      kind: 'unplanned',
      user,
      what,
      dm: operation.store.people.preferences(user).dm,
    });
  }
}

/** Tells whether an undone command is this user's automatic answer: it must not be given again at once. */
function isMeant({ since, by }: Undone, user: UserId, how: 'planned' | 'ranked'): boolean {
  const meant = user === by ? since : since.slice(0, 1);
  return meant.some((one) => one.user === user && unaskedOf(one)[how] === true);
}

/** Keeps a user's plan and restores its undone steps. Returns true if part of the plan was lost. */
function keepPlanOf(
  operation: OperationContext,
  { now }: OperationCall,
  { row, edition, state }: CurrentGame,
  undone: Undone,
  user: UserId,
  plan: Plan | undefined,
): boolean {
  const from = undone.since[0].number;
  const isBefore = (made: number | undefined): boolean =>
    made !== undefined && made < from && !isMeant(undone, user, 'planned');
  const taken = undone.since
    .flatMap((one) => (one.user === user ? (unaskedOf(one).step ?? []) : []))
    .filter(({ made }) => isBefore(made));
  if (!plan && !taken.length) return false;
  const { steps = [], standing = [], made, stoodSince, passes } = plan ?? {};
  const vote = findCurrentVote(edition, undone.after);
  const kept: Plan = {
    from: plan?.from ?? taken[0].from,
    steps: [...taken.map(({ from: _from, made: _made, ...step }) => step), ...(isBefore(made) ? steps : [])],
    standing: isBefore(stoodSince) ? standing : [],
    ...(made !== undefined || taken.length ? { made: made ?? taken[0].made } : {}),
    ...(stoodSince !== undefined && { stoodSince }),
    ...(passes !== undefined && passes === vote && user !== undone.by && { passes }),
  };
  savePlan(operation, { game: row.id, user, now }, kept);
  const passedIn = passes !== undefined && passes === findCurrentVote(edition, state) && passes !== vote;
  return (steps.length > 0 && !isBefore(made)) || (standing.length > 0 && !isBefore(stoodSince)) || passedIn;
}

/** Keeps or restores a user's ranking. Returns what to notify them of, if anything. */
function keepRankingOf(
  operation: OperationContext,
  loaded: CurrentGame,
  undone: Undone,
  user: UserId,
): 'ranking' | 'more' | undefined {
  const { people, members } = operation.store;
  const { row, edition, state } = loaded;
  const { rankedChoice } = edition;
  if (!rankedChoice || isMeant(undone, user, 'ranked')) return undefined;
  const used = undone.since.flatMap((one) => (one.user === user ? (unaskedOf(one).wishes ?? []) : [])).at(-1);
  const ranking = people.rankings(row.id).find((one) => one.user === user) ?? used;
  if (!ranking) return undefined;
  const seat = members.present(row.id).find((one) => one.user === user)?.seat ?? null;
  const wishes = ranking.data as unknown as RankedChoice[];
  const [was, is] = [state, undone.after].map(
    (at) => new Map(rankedChoice.options(at).map(({ key, worth }) => [key, worth])),
  );
  const isWorse = ({ key }: RankedChoice): boolean => was.has(key) && (is.get(key) ?? -1) < (was.get(key) ?? 0);
  if (!choosesLater({ edition, state: undone.after }, seat) || wishes.some(isWorse)) {
    people.dropRanking(row.id, user);
    return 'ranking';
  }
  people.saveRanking({ game: row.id, user, data: ranking.data, at: ranking.at });
  const isMore = [...is.keys()].some((key) => !was.has(key) && !wishes.some((wish) => wish.key === key));
  return ranking.at > undone.since[0].at && isMore ? 'more' : undefined;
}
