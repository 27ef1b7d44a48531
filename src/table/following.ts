import { Illegal, openAsks } from '../engine/index.ts';
import { editionOf, gameRow } from './desk.ts';
import { Unexpected } from './errors.ts';
import { came, change } from './operate.ts';
import type { Room } from './room.ts';
import { load } from './saved.ts';
import type { GameId } from './types.ts';

/** More than anybody plans: what goes on for ever is an error. */
const MOST = 40;

/** Answers what has been asked since and was planned, for all of a game. Called after every change. */
export function follow(room: Room, id: GameId): void {
  if (!room.plans.has(id) && !answersItself(room, id)) return;
  const asked = { by: { user: '' }, game: id };
  try {
    for (let steps = 0; steps < MOST && came(room, 'follow', asked); steps++);
    if (room.plans.has(id) && !isPlanned(room, id)) room.plans.delete(id);
  } catch (error) {
    // In the log already, or it turned out to be illegal: they are asked.
    if (!(error instanceof Illegal) && !(error instanceof Unexpected)) throw error;
    change(room, 'forgetPlans', asked);
  }
}

/**
 * After a start: what was planned is gone on with, and with the last of all changes, whatever its game. The program may have been killed right
 * after it.
 */
export function followAgain(room: Room): void {
  for (const game of [...room.plans]) follow(room, game);
  const last = room.store.games.lastPlayed();
  const row = last === undefined ? undefined : gameRow(room, last);
  // One of an earlier shape is brought to today's in its own time.
  if (!row || row.rulesVersion < editionOf(room, row.edition).version) return;
  load(room, row.id);
  follow(room, row.id);
}

const isPlanned = ({ store: { people } }: Room, id: GameId): boolean => people.plans(id).length > 0 || people.rankings(id).length > 0;

/** Told at a glance, and mostly not: whether a game may have something that is answered without anybody. */
function answersItself(room: Room, id: GameId): boolean {
  const kept = room.states.get(id)?.state;
  if (!kept) return false;
  const questions = [...room.editions.values()].flatMap(({ itself: of }) => of?.questions ?? []);
  return questions.length > 0 && openAsks(kept).some(({ ask }) => ask.reply === undefined && questions.includes(ask.question));
}
