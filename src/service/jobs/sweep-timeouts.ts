import { Illegal } from '#engine';
import type { AskRow } from '#store';
import { isForNow, orLater, Unexpected } from '#service/errors.ts';
import { came, change, changed } from '#service/execute-operation.ts';
import { isDue, mayGoBack } from '#service/ai/ai-operations.ts';
import { playFor, THINKING } from './play-ai.ts';
import { PRACTICE, practiceSeats } from '#service/ai/ai-user.ts';
import { glance, inShape, type Reader } from '#service/game-reader.ts';
import { findStirred } from './followups.ts';
import { guarded, type Room } from '#service/context.ts';
import { load, type Loaded } from '#service/command-log/commit-command.ts';
import type { GameId } from '#service/types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Where practice players think right here, so many of them answer before anybody else has a turn, and the rest at once after that. */
const AT_ONCE = 4;
/** Rows looked at in one go, besides those of games that are left alone. */
const LOOKED_AT = 200;
/** What could not be gone on with is tried again after so long, in ms. */
const SOON = 5_000;
/** While somebody asks for a move to be taken back, what a practice player has to say is looked at again so long after, in ms. */
const PATIENCE = 10_000;

/**
 * Answers for the seats whose moment has come: veiled ones at their secret moment, the rest of a window when it closes; and has practice
 * players think. All are logged as the seat's own answer. Gives how many were answered, `most` at most; one game in trouble does not
 * stop the others.
 */
export async function closeDue(room: Room, now: number, most = Infinity): Promise<number> {
  for (const [game, until] of room.resting) if (until <= now) room.resting.delete(game);
  for (const game of [...room.missed].filter((one) => !room.resting.has(one))) await spread(room, game, now);
  await catchUp(room);
  let closed = 0;
  let thought = 0;
  const { renewed } = room;
  for (const row of await room.store.asks.due(now, LOOKED_AT, [...room.resting.keys()])) {
    // After an update the games come to today's shape one by one, with room for everybody else in between.
    if (thought >= AT_ONCE || closed >= most || room.renewed > renewed) break;
    if (room.resting.has(row.game)) continue;
    const done = await closeOrPutOff(room, row, now);
    if (done === 'nothing') continue;
    if (done === 'practice') thought++;
    closed++;
    await changed(room, row.game);
  }
  return closed;
}

/** Goes on with what was planned where that could not be done before, and tells of it. */
async function catchUp(room: Room): Promise<void> {
  for (const game of [...room.behind]) {
    room.behind.delete(game);
    await changed(room, game);
  }
}

/** When closeDue, or what follows it, will next have something to do, in ms since 1970. */
export async function nextDue(room: Room): Promise<number | undefined> {
  if (room.store.shared) await findStirred(room);
  if ([...room.stirred].some((id) => !room.resting.has(id))) return 0;
  const resting = [...room.resting.values()].filter((until) => until < Infinity);
  if (room.behind.size) resting.push(room.clock() + SOON);
  const due = await room.store.asks.nextDue([...room.resting.keys()]);
  const next = Math.min(...resting, due ?? Infinity);
  return next < Infinity ? next : undefined;
}

type Closed = 'closed' | 'practice' | 'nothing';

async function closeOrPutOff(room: Room, row: AskRow, now: number): Promise<Closed> {
  try {
    return await closeOne(room, row, now);
  } catch (error) {
    if (!(error instanceof Illegal) && !(error instanceof Unexpected)) throw error;
    if (isForNow(error)) {
      room.resting.set(row.game, now + MINUTE);
      return 'nothing';
    }
    if (error instanceof Illegal) room.log.warn({ game: row.game, ask: row.number }, 'A window could not be closed');
    // Not every minute from now on: somebody has to look at it.
    const put = await orLater(
      change(room, 'putOff', { by: { user: '' }, game: row.game, now, given: { ask: row.number, by: HOUR } }),
    );
    if (!put) room.resting.set(row.game, now + MINUTE);
    return 'nothing';
  }
}

async function closeOne(room: Room, { game, number }: AskRow, now: number): Promise<Closed> {
  const desk = await glance(room, game);
  const found = desk.store.asks.of(game).find((ask) => ask.number === number);
  // What was closed just before may have done away with it.
  if (!found || !isDue(found, now)) return 'nothing';
  const player = practiceSeats(desk.store.members.present(game)).get(found.seat);
  const by = { user: '' };
  // Whether they hold an answer or not.
  if (player !== undefined && mayGoBack(desk, game)) {
    await change(room, 'putOff', { by, game, now, given: { ask: number, by: PATIENCE } });
    return 'nothing';
  }
  if (!found.veiled && player !== undefined) {
    const shaped = await inShape(room, desk);
    const loaded = load(shaped, game);
    if (loaded.row.status !== 'running') return 'nothing';
    if (loaded.edition.practice) return haveThink(room, shaped, loaded, found, now);
  }
  return (await came(room, 'decline', { by, game, now, given: { ask: number } })) ? 'closed' : 'nothing';
}

/** Has a practice player think; where too many do, its game is left alone for a second. */
async function haveThink(room: Room, desk: Reader, loaded: Loaded, found: AskRow, now: number): Promise<Closed> {
  if (room.resting.size < THINKING) return (await playFor(room, desk, loaded, found, now)) ? 'practice' : 'nothing';
  room.resting.set(found.game, now + MINUTE / 60);
  return 'nothing';
}

/** Once the clock is right again, nobody waits for what was opened while it was ahead; until when it is open is said anew. */
export async function setRight(room: Room, now: number): Promise<void> {
  const wrong = await guarded(room, 'setRight', () => room.store.asks.wrong(now, { prompt: PRACTICE, longest: HOUR }));
  for (const game of wrong) await orLater(change(room, 'setRight', { by: { user: '' }, game, now }));
}

/**
 * After the table has been away: moments missed meanwhile are drawn again within the next half hour, since answers
 * given in the second of its return would all be known for the table's own.
 */
export async function spreadMissed(room: Room, now: number): Promise<void> {
  const due = await guarded(room, 'spreadMissed', () => room.store.asks.due(now - 2 * MINUTE));
  for (const game of new Set(due.map((row) => row.game))) await spread(room, game, now);
}

/** One game in trouble does not stop the others; where its records could not be had, nobody is answered for in it before. */
async function spread(room: Room, game: GameId, now: number): Promise<void> {
  room.missed.delete(game);
  try {
    await change(room, 'spreadMissed', { by: { user: '' }, game, now });
  } catch (error) {
    if (!(error instanceof Illegal) && !(error instanceof Unexpected)) throw error;
    if (!isForNow(error)) return;
    room.missed.add(game);
    room.resting.set(game, now + MINUTE);
  }
}
