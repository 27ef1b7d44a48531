import type { ChangeSet, RowWrite } from '#store';
import type { Decision } from '#service/operations/plan-operation-writes.ts';
import type { Operations } from '#service/operations/registry.ts';
import type { ServiceContext } from '#service/context.ts';
import type { CachedState } from '#service/operations/operation-context.ts';
import { forcedAnswersOf } from '#service/plans/forced-answers.ts';
import type { GameId } from '#service/types.ts';

// The process that makes a change also carries out its follow-ups. If several processes share the store, follow-ups are
// recorded with the change, so that another process can take over after a crash.

/** Maximum number of follow-ups fetched at once. */
const FOLLOWUP_BATCH_SIZE = 200;
/** Time that the process that made a change has to carry out its follow-up, in ms. */
const OWNER_GRACE_MS = 10_000;

/** Operations that never have a follow-up. */
const OPERATIONS_WITHOUT_FOLLOWUP: (keyof Operations)[] = [
  'rank',
  'passVote',
  'makePromise',
  'changePromise',
  'saveDraft',
  'keepProposal',
  'putOff',
  'setRight',
  'spreadMissed',
  'remind',
  'renew',
  'follow',
  'forgetPlans',
  'forget',
  'prefer',
  'forgetPreferences',
];

/** Adds rows for outstanding follow-ups to a change. */
export function withFollowups(
  context: ServiceContext,
  operation: keyof Operations,
  { change, hasPlans, aiPending, cachedState }: Decision,
): ChangeSet {
  const { game, version, writes } = change;
  if (!context.store.cluster || game === null || !writes.length || OPERATIONS_WITHOUT_FOLLOWUP.includes(operation))
    return change;
  const next = (version ?? 0) + 1;
  const note = (what: string): RowWrite => ({
    is: 'note',
    into: 'errands',
    row: { game, what, version: next, at: context.clock() },
  });
  const follows = hasPlans || hasAutoAnswer(context, cachedState);
  if (follows) context.pendingFollowups.set(game, next);
  return {
    ...change,
    writes: [...writes, ...(follows ? [note('follow')] : []), ...(aiPending ? [note('stirred')] : [])],
  };
}

/** Marks a game's follow-up as done, up to the last known version. */
export async function markFollowed(
  { store, pendingFollowups, unfinishedFollowups }: ServiceContext,
  game: GameId,
): Promise<void> {
  const version = pendingFollowups.get(game);
  // A failed follow-up still has to be done.
  if (version === undefined || unfinishedFollowups.has(game)) return;
  pendingFollowups.delete(game);
  await store.cluster?.followups.done('follow', game, version);
}

/** Loads the games with a free action that AI players may react to, from all processes. */
export async function loadPendingAi({ store, pendingAi }: ServiceContext): Promise<void> {
  for (const { game } of (await store.cluster?.followups.left(
    'stirred',
    Number.MAX_SAFE_INTEGER,
    FOLLOWUP_BATCH_SIZE,
  )) ?? [])
    pendingAi.add(game);
}

/** Clears a game's row before its AI players look at it, so that later changes are recorded separately. */
export async function clearPendingAi({ store }: ServiceContext, game: GameId): Promise<void> {
  const version = store.cluster && (await store.record(game)).version;
  if (version) await store.cluster?.followups.done('stirred', game, version);
}

/** Resumes the follow-ups of crashed processes. */
export async function resumeFollowups(
  context: ServiceContext,
  now: number,
  changed: (game: GameId) => Promise<void>,
): Promise<void> {
  for (const { game, version } of (await context.store.cluster?.followups.left(
    'follow',
    now - OWNER_GRACE_MS,
    FOLLOWUP_BATCH_SIZE,
  )) ?? []) {
    context.planVersions.set(game, Math.max(version, context.planVersions.get(game) ?? 0));
    context.pendingFollowups.set(game, Math.max(version, context.pendingFollowups.get(game) ?? 0));
    await changed(game);
  }
}

/** Tells whether a game has a question that the service answers itself; usually it has none. */
export const hasAutoAnswer = (
  { editions }: Pick<ServiceContext, 'editions'>,
  cached: CachedState | undefined,
): boolean => cached !== undefined && forcedAnswersOf(editions.get(cached.edition), cached)?.hasAny === true;
