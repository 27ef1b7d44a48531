import { openAsks, type EngineState } from '#engine';
import type { Change, Write } from '#store';
import type { Decision } from '#service/operations/decide.ts';
import type { Operations } from '#service/operations/registry.ts';
import type { Room } from '#service/context.ts';
import type { GameId } from '#service/types.ts';

// What is left to be done after a change is done at once by whoever has made it. Where several processes work, that is written down with the
// change: one that is killed in between leaves it to the others.

/** So many are taken up in one go. */
const MOST = 200;
/** Whoever has made a change has so long to go on with it, in ms. */
const THEIRS = 10_000;

/** After these nobody goes on with anything. */
const QUIET: (keyof Operations)[] = [
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
export function withErrands(
  room: Room,
  operation: keyof Operations,
  { change, planned, stirred, kept }: Decision,
): Change {
  const { game, version, writes } = change;
  if (!room.store.shared || game === null || !writes.length || QUIET.includes(operation)) return change;
  const next = (version ?? 0) + 1;
  const note = (what: string): Write => ({
    is: 'note',
    into: 'errands',
    row: { game, what, version: next, at: room.clock() },
  });
  const follows = planned || answersItself(room, kept?.state);
  if (follows) room.left.set(game, next);
  return {
    ...change,
    writes: [...writes, ...(follows ? [note('follow')] : []), ...(stirred ? [note('stirred')] : [])],
  };
}

/** It was gone on with, as far as was known. */
export async function followed({ store, left, behind }: Room, game: GameId): Promise<void> {
  const version = left.get(game);
  // What could not be gone on with just now is still to be done.
  if (version === undefined || behind.has(game)) return;
  left.delete(game);
  await store.shared?.errands.done('follow', game, version);
}

/** Games in which something was done unasked, by whomever. */
export async function findStirred({ store, stirred }: Room): Promise<void> {
  for (const { game } of (await store.shared?.errands.left('stirred', Number.MAX_SAFE_INTEGER, MOST)) ?? [])
    stirred.add(game);
}

/** It is about to be looked at: what is done from now on is another matter. */
export async function stirredSeen({ store }: Room, game: GameId): Promise<void> {
  const version = store.shared && (await store.record(game)).version;
  if (version) await store.shared?.errands.done('stirred', game, version);
}

/** Goes on with what others have left, and are gone. */
export async function goOn(room: Room, now: number, changed: (game: GameId) => Promise<void>): Promise<void> {
  for (const { game, version } of (await room.store.shared?.errands.left('follow', now - THEIRS, MOST)) ?? []) {
    room.plans.set(game, Math.max(version, room.plans.get(game) ?? 0));
    room.left.set(game, Math.max(version, room.left.get(game) ?? 0));
    await changed(game);
  }
}

/** Told at a glance, and mostly not: whether a game may have something that is answered without anybody. */
export function answersItself(room: Pick<Room, 'editions'>, kept: EngineState | undefined): boolean {
  if (!kept) return false;
  const questions = [...room.editions.values()].flatMap(({ itself: of }) => of?.questions ?? []);
  return (
    questions.length > 0 &&
    openAsks(kept).some(({ ask }) => ask.reply === undefined && questions.includes(ask.question))
  );
}
