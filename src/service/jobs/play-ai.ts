import { gameRow } from '#service/operations/operation-context.ts';
import { glance, inShape, type Reader } from '#service/game-reader.ts';
import { isForNow, Unexpected } from '#service/errors.ts';
import { came, changed } from '#service/execute-operation.ts';
import { BREATH, mayGoBack } from '#service/ai/ai-operations.ts';
import { practiceSeats } from '#service/ai/ai-user.ts';
import { stirredSeen } from './followups.ts';
import { guarded, type Room } from '#service/context.ts';
import { load, type Loaded } from '#service/command-log/commit-command.ts';
import type { Thinking, Thought } from '#service/ai/choose-move.ts';
import type { AskRow } from '#store';
import type { GameId } from '#service/types.ts';

const MINUTE = 60_000;
/** In so many games somebody thinks at once; the others wait for a breath. */
export const THINKING = 24;
/** So many games in which something was done unasked are looked at in one go. */
const LOOKED_AT = 20;

/** Has a practice player think about an ask that is theirs to answer now, and plays what comes of it. Gives whether that was at once. */
export async function playFor(
  room: Room,
  desk: Reader,
  { row: { id, head }, state, edition }: Loaded,
  { number, ask, covered }: AskRow,
  now: number,
): Promise<boolean> {
  const practising = [...practiceSeats(desk.store.members.present(id)).keys()];
  return thinkOf(
    room,
    { edition: edition.id, state, practising, ask, ...(covered && { quiet: true as const }) },
    { game: id, now },
    (thought, at) => {
      if (thought?.trouble !== undefined)
        room.log.error({ game: id, ask, reason: thought.trouble }, 'A practice player did not know what to do');
      return came(room, 'playFor', {
        by: { user: '' },
        game: id,
        now: at,
        given: { number, head, ...(thought && { thought }) },
      });
    },
  );
}

/**
 * Has somebody think, here or elsewhere, and does with the thought what is to be done with it. Until then the game's practice players
 * have nothing else to think about. Gives what came of it, where that was at once; else false.
 */
async function thinkOf(
  room: Room,
  thinking: Thinking,
  { game, now }: { game: GameId; now: number },
  use: (thought: Thought | undefined, at: number) => Promise<boolean>,
): Promise<boolean> {
  let later = false;
  let atOnce: { thought: Thought | undefined } | undefined;
  room.resting.set(game, Infinity);
  try {
    await guarded(room, 'think', () =>
      room.think(thinking, (thought) => {
        if (later) void usedLater(room, game, () => use(thought, room.clock()));
        else atOnce = { thought };
      }),
    );
  } catch (error) {
    room.resting.delete(game);
    throw error;
  }
  later = true;
  // Read anew: whoever thinks here has been called meanwhile.
  const found = atOnce as { thought: Thought | undefined } | undefined;
  if (!found) return false;
  room.resting.delete(game);
  return use(found.thought, now);
}

/** Uses a thought that has come from elsewhere; nobody waits for it. */
async function usedLater(room: Room, game: GameId, use: () => Promise<boolean>): Promise<void> {
  room.resting.delete(game);
  try {
    await use();
  } catch (error) {
    // In the log already, or the game has changed its mind; it is tried again later.
    if (!(error instanceof Unexpected))
      room.log.warn(
        { game, reason: error instanceof Error ? error.message : String(error) },
        'A practice player could not play',
      );
    room.resting.set(game, room.clock() + MINUTE);
    if (isForNow(error)) room.stirred.add(game);
  }
  await changed(room, game);
}

/** After something was done unasked, practice players may have an answer to it. Gives how many had one at once. */
export async function answerStirred(room: Room, now: number, most: number): Promise<number> {
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
      await stirredSeen(room, id);
      if (!(await answerOne(room, id, now))) continue;
      await changed(room, id);
      done++;
    } catch (error) {
      notAnswered(room, id, now, error);
    }
  }
  return done;
}

/** One game in trouble does not stop the others. */
function notAnswered(room: Room, id: GameId, now: number, error: unknown): void {
  if (isForNow(error)) {
    room.stirred.add(id);
    room.resting.set(id, now + MINUTE);
  }
  if (!(error instanceof Unexpected))
    room.log.warn({ game: id }, 'An offer to a practice player could not be answered');
}

async function answerOne(room: Room, id: GameId, now: number): Promise<boolean> {
  const desk = await glance(room, id);
  const row = gameRow(desk, id);
  const practising = [...practiceSeats(desk.store.members.present(row.id)).keys()];
  if (!practising.length || row.status !== 'running' || mayGoBack(desk, row.id)) return false;
  const {
    state,
    edition,
    row: { head },
  } = load(await inShape(room, desk), row.id);
  if (!edition.practice || edition.practice.stirred?.(state, practising) === false) return false;
  return thinkOf(room, { edition: edition.id, state, practising }, { game: row.id, now }, (thought, at) =>
    came(room, 'doUnasked', { by: { user: '' }, game: row.id, now: at, given: { head, ...(thought && { thought }) } }),
  );
}
