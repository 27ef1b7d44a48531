import { Illegal } from '#engine';
import { isForNow, Unexpected } from '#service/errors.ts';
import { answersItself } from './followups.ts';
import { isEarlier, reading } from '#service/game-reader.ts';
import { came, change } from '#service/execute-operation.ts';
import { guarded, type Room } from '#service/context.ts';
import { load } from '#service/command-log/commit-command.ts';
import type { GameId } from '#service/types.ts';

/** More than anybody plans: what goes on for ever is an error. */
const MOST = 40;

/** Answers what has been asked since and was planned, for all of a game. Called after every change. */
export async function follow(room: Room, id: GameId): Promise<void> {
  if (!room.plans.has(id) && !answersItself(room, room.states.get(id)?.state)) return;
  const asked = { by: { user: '' }, game: id };
  const upTo = room.clock();
  try {
    for (let steps = 0; steps < MOST && (await came(room, 'follow', asked)); steps++);
  } catch (error) {
    // What was planned stays: the clock goes on with it.
    if (isForNow(error)) return void room.behind.add(id);
    // In the log already, or it turned out to be illegal: they are asked.
    if (!(error instanceof Illegal) && !(error instanceof Unexpected)) throw error;
    await change(room, 'forgetPlans', { ...asked, given: { upTo } });
  }
}

/**
 * After a start: what was planned is gone on with, and with the last of all changes, whatever its game. The program may have been killed right
 * after it.
 */
export async function followAgain(room: Room): Promise<void> {
  for (const game of await room.store.people.planned())
    await alone(room, game, async () => {
      room.plans.set(game, (await room.store.record(game)).version ?? 0);
      await follow(room, game);
    });
  const last = await room.store.games.lastPlayed();
  const row = last === undefined ? undefined : await room.store.games.find(last);
  // One of an earlier shape is brought to today's in its own time.
  if (!row || isEarlier(room, row)) return;
  await alone(room, row.id, async () => {
    load(await reading(room, row.id), row.id);
    await follow(room, row.id);
  });
}

/** What goes wrong with one game does not stop the others. */
async function alone(room: Room, game: GameId, body: () => Promise<void>): Promise<void> {
  try {
    await guarded(room, 'followAgain', body);
  } catch (error) {
    if (isForNow(error)) throw error;
    if (!(error instanceof Unexpected))
      room.log.warn({ game, err: error }, 'What was planned could not be gone on with');
  }
}
