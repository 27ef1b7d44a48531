import { gameRow } from './desk.ts';
import { Unexpected } from './errors.ts';
import { came, changed } from './operate.ts';
import { BREATH, mayGoBack } from './practice.ts';
import { practiceSeats } from './practice-user.ts';
import { guarded, type Room } from './room.ts';
import { load, type Loaded } from './saved.ts';
import type { Thinking, Thought } from './thinking.ts';
import type { AskRow } from '../store/index.ts';
import type { GameId } from './types.ts';

const MINUTE = 60_000;
/** In so many games somebody thinks at once; the others wait for a breath. */
export const THINKING = 24;
/** So many games in which something was done unasked are looked at in one go. */
const LOOKED_AT = 20;

/** Has a practice player think about an ask that is theirs to answer now, and plays what comes of it. Gives whether that was at once. */
export function playFor(room: Room, { row: { id, head }, state, edition }: Loaded, { number, ask, covered }: AskRow, now: number): boolean {
  const practising = [...practiceSeats(room.store.members.present(id)).keys()];
  return thinkOf(
    room,
    { edition: edition.id, state, practising, ask, ...(covered && { quiet: true as const }) },
    { game: id, now },
    (thought, at) => {
      if (thought?.trouble !== undefined)
        room.log.error({ game: id, ask, reason: thought.trouble }, 'A practice player did not know what to do');
      return came(room, 'playFor', { by: { user: '' }, game: id, now: at, given: { number, head, ...(thought && { thought }) } });
    },
  );
}

/**
 * Has somebody think, here or elsewhere, and does with the thought what is to be done with it. Until then the game's practice players
 * have nothing else to think about. Gives what came of it, where that was at once; else false.
 */
function thinkOf(
  room: Room,
  thinking: Thinking,
  { game, now }: { game: GameId; now: number },
  use: (thought: Thought | undefined, at: number) => boolean,
): boolean {
  let later = false;
  let done = false;
  room.resting.set(game, Infinity);
  const act = (thought: Thought | undefined): void => {
    room.resting.delete(game);
    if (!later) {
      done = use(thought, now);
      return;
    }
    try {
      use(thought, room.clock());
    } catch (error) {
      // In the log already, or the game has changed its mind; it is tried again later.
      if (!(error instanceof Unexpected))
        room.log.warn({ game, reason: error instanceof Error ? error.message : String(error) }, 'A practice player could not play');
      room.resting.set(game, room.clock() + MINUTE);
    }
    changed(room, game);
  };
  try {
    guarded(room, 'think', () => room.think(thinking, act));
  } catch (error) {
    room.resting.delete(game);
    throw error;
  }
  later = true;
  return done;
}

/** After something was done unasked, practice players may have an answer to it. Gives how many had one at once. */
export function answerStirred(room: Room, now: number, most: number): number {
  let done = 0;
  const { renewed } = room;
  for (const id of [...room.stirred].filter((one) => !room.resting.has(one)).slice(0, LOOKED_AT)) {
    if (done >= most || room.renewed > renewed) break;
    if (room.resting.size >= THINKING) {
      room.resting.set(id, now + BREATH);
      continue;
    }
    room.stirred.delete(id);
    try {
      if (!answerOne(room, id, now)) continue;
      changed(room, id);
      done++;
    } catch (error) {
      // In the log already. One game in trouble does not stop the others.
      if (!(error instanceof Unexpected)) room.log.warn({ game: id }, 'An offer to a practice player could not be answered');
    }
  }
  return done;
}

function answerOne(room: Room, id: GameId, now: number): boolean {
  const row = gameRow(room, id);
  const practising = [...practiceSeats(room.store.members.present(row.id)).keys()];
  if (!practising.length || row.status !== 'running' || mayGoBack(room, row.id)) return false;
  const {
    state,
    edition,
    row: { head },
  } = load(room, row.id);
  if (!edition.practice || edition.practice.stirred?.(state, practising) === false) return false;
  return thinkOf(room, { edition: edition.id, state, practising }, { game: row.id, now }, (thought, at) =>
    came(room, 'doUnasked', { by: { user: '' }, game: row.id, now: at, given: { head, ...(thought && { thought }) } }),
  );
}
