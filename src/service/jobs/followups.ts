import { openAsks, type EngineState } from '#engine';
import type { ChangeSet, RowWrite } from '#store';
import type { Decision } from '#service/operations/decide.ts';
import type { Operations } from '#service/operations/registry.ts';
import type { ServiceContext } from '#service/context.ts';
import type { GameId } from '#service/types.ts';

// What is left to be done after a change is done at once by whoever has made it. Where several processes work, that is written down with the
// change: one that is killed in between leaves it to the others.

/** So many are taken up in one go. */
const FOLLOWUP_BATCH_SIZE = 200;
/** Whoever has made a change has so long to go on with it, in ms. */
const OWNER_GRACE_MS = 10_000;

/** After these nobody goes on with anything. */
const OPERATIONS_WITHOUT_FOLLOWUP: (keyof Operations)[] = [
  'rank',
  'passVote',
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

/** A change with what is left to be done after it. */
export function withFollowups(
  room: ServiceContext,
  operation: keyof Operations,
  { change, hasPlans, aiPending, cachedState }: Decision,
): ChangeSet {
  const { game, version, writes } = change;
  if (!room.store.cluster || game === null || !writes.length || OPERATIONS_WITHOUT_FOLLOWUP.includes(operation))
    return change;
  const next = (version ?? 0) + 1;
  const note = (what: string): RowWrite => ({
    is: 'note',
    into: 'errands',
    row: { game, what, version: next, at: room.clock() },
  });
  const follows = hasPlans || hasAutoAnswer(room, cachedState?.state);
  if (follows) room.pendingFollowups.set(game, next);
  return {
    ...change,
    writes: [...writes, ...(follows ? [note('follow')] : []), ...(aiPending ? [note('stirred')] : [])],
  };
}

/** It was gone on with, as far as was known. */
export async function markFollowed(
  { store, pendingFollowups, unfinishedFollowups }: ServiceContext,
  game: GameId,
): Promise<void> {
  const version = pendingFollowups.get(game);
  // What could not be gone on with just now is still to be done.
  if (version === undefined || unfinishedFollowups.has(game)) return;
  pendingFollowups.delete(game);
  await store.cluster?.followups.done('follow', game, version);
}

/** Games in which something was done unasked, by whomever. */
export async function loadPendingAi({ store, pendingAi }: ServiceContext): Promise<void> {
  for (const { game } of (await store.cluster?.followups.left(
    'stirred',
    Number.MAX_SAFE_INTEGER,
    FOLLOWUP_BATCH_SIZE,
  )) ?? [])
    pendingAi.add(game);
}

/** It is about to be looked at: what is done from now on is another matter. */
export async function clearPendingAi({ store }: ServiceContext, game: GameId): Promise<void> {
  const version = store.cluster && (await store.record(game)).version;
  if (version) await store.cluster?.followups.done('stirred', game, version);
}

/** Goes on with what others have left, and are gone. */
export async function resumeFollowups(
  room: ServiceContext,
  now: number,
  changed: (game: GameId) => Promise<void>,
): Promise<void> {
  for (const { game, version } of (await room.store.cluster?.followups.left(
    'follow',
    now - OWNER_GRACE_MS,
    FOLLOWUP_BATCH_SIZE,
  )) ?? []) {
    room.planVersions.set(game, Math.max(version, room.planVersions.get(game) ?? 0));
    room.pendingFollowups.set(game, Math.max(version, room.pendingFollowups.get(game) ?? 0));
    await changed(game);
  }
}

/** Told at a glance, and mostly not: whether a game may have something that is answered without anybody. */
export function hasAutoAnswer(room: Pick<ServiceContext, 'editions'>, kept: EngineState | undefined): boolean {
  if (!kept) return false;
  const questions = [...room.editions.values()].flatMap(({ autoAnswer: of }) => of?.questions ?? []);
  return (
    questions.length > 0 &&
    openAsks(kept).some(({ ask }) => ask.reply === undefined && questions.includes(ask.question))
  );
}
