import { Illegal } from '#engine';
import type { AskRow } from '#store';
import { isTransient, ignoreLogged, InternalError } from '#service/errors.ts';
import { tryOperation, commitOperation, afterCommit } from '#service/execute-operation.ts';
import { isDue, isUndoPending } from '#service/ai/ai-operations.ts';
import { playAiFor, MAX_THINKING_GAMES } from './play-ai.ts';
import { AI_USER_PREFIX, aiSeats } from '#service/ai/ai-user.ts';
import { readStoredGame, ensureUpcast, type GameReader } from '#service/game-reader.ts';
import { loadPendingAi } from './followups.ts';
import { runGuarded, type ServiceContext } from '#service/context.ts';
import { loadGame, type CurrentGame } from '#service/command-log/commit-command.ts';
import type { GameId } from '#service/types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Where practice players think right here, so many of them answer before anybody else has a turn, and the rest at once after that. */
const MAX_AI_ANSWERS_PER_SWEEP = 4;
/** Rows looked at in one go, besides those of games that are left alone. */
const SWEEP_BATCH_SIZE = 200;
/** What could not be gone on with is tried again after so long, in ms. */
const FOLLOWUP_RETRY_MS = 5_000;
/** While somebody asks for a move to be taken back, what a practice player has to say is looked at again so long after, in ms. */
const UNDO_PENDING_RECHECK_MS = 10_000;

/**
 * Answers for the seats whose moment has come: veiled ones at their secret moment, the rest of a window when it closes; and has practice
 * players think. All are logged as the seat's own answer. Gives how many were answered, `most` at most; one game in trouble does not
 * stop the others.
 */
export async function answerAllExpired(room: ServiceContext, now: number, most = Infinity): Promise<number> {
  for (const [game, until] of room.aiPausedUntil) if (until <= now) room.aiPausedUntil.delete(game);
  for (const game of [...room.missedTimes].filter((one) => !room.aiPausedUntil.has(one)))
    await rescheduleGame(room, game, now);
  await retryFollowups(room);
  let closed = 0;
  let thought = 0;
  const { upcastCount } = room;
  for (const row of await room.store.asks.findDue(now, SWEEP_BATCH_SIZE, [...room.aiPausedUntil.keys()])) {
    // After an update the games come to today's shape one by one, with room for everybody else in between.
    if (thought >= MAX_AI_ANSWERS_PER_SWEEP || closed >= most || room.upcastCount > upcastCount) break;
    if (room.aiPausedUntil.has(row.game)) continue;
    const done = await answerOrPostpone(room, row, now);
    if (done === 'nothing') continue;
    if (done === 'practice') thought++;
    closed++;
    await afterCommit(room, row.game);
  }
  return closed;
}

/** Goes on with what was planned where that could not be done before, and tells of it. */
async function retryFollowups(room: ServiceContext): Promise<void> {
  for (const game of [...room.unfinishedFollowups]) {
    room.unfinishedFollowups.delete(game);
    await afterCommit(room, game);
  }
}

/** When closeDue, or what follows it, will next have something to do, in ms since 1970. */
export async function nextTimeoutAt(room: ServiceContext): Promise<number | undefined> {
  if (room.store.cluster) await loadPendingAi(room);
  if ([...room.pendingAi].some((id) => !room.aiPausedUntil.has(id))) return 0;
  const resting = [...room.aiPausedUntil.values()].filter((until) => until < Infinity);
  if (room.unfinishedFollowups.size) resting.push(room.clock() + FOLLOWUP_RETRY_MS);
  const due = await room.store.asks.nextDueAt([...room.aiPausedUntil.keys()]);
  const next = Math.min(...resting, due ?? Infinity);
  return next < Infinity ? next : undefined;
}

type Closed = 'closed' | 'practice' | 'nothing';

async function answerOrPostpone(room: ServiceContext, row: AskRow, now: number): Promise<Closed> {
  try {
    return await answerOne(room, row, now);
  } catch (error) {
    if (!(error instanceof Illegal) && !(error instanceof InternalError)) throw error;
    if (isTransient(error)) {
      room.aiPausedUntil.set(row.game, now + MINUTE);
      return 'nothing';
    }
    if (error instanceof Illegal) room.log.warn({ game: row.game, ask: row.number }, 'A window could not be closed');
    // Not every minute from now on: somebody has to look at it.
    const put = await ignoreLogged(
      commitOperation(room, 'putOff', { by: { user: '' }, game: row.game, now, input: { ask: row.number, by: HOUR } }),
    );
    if (!put) room.aiPausedUntil.set(row.game, now + MINUTE);
    return 'nothing';
  }
}

async function answerOne(room: ServiceContext, { game, number }: AskRow, now: number): Promise<Closed> {
  const desk = await readStoredGame(room, game);
  const found = desk.store.asks.of(game).find((ask) => ask.number === number);
  // What was closed just before may have done away with it.
  if (!found || !isDue(found, now)) return 'nothing';
  const player = aiSeats(desk.store.members.present(game)).get(found.seat);
  const by = { user: '' };
  // Whether they hold an answer or not.
  if (player !== undefined && isUndoPending(desk, game)) {
    await commitOperation(room, 'putOff', { by, game, now, input: { ask: number, by: UNDO_PENDING_RECHECK_MS } });
    return 'nothing';
  }
  if (!found.veiled && player !== undefined) {
    const shaped = await ensureUpcast(room, desk);
    const loaded = loadGame(shaped, game);
    if (loaded.row.status !== 'running') return 'nothing';
    if (loaded.edition.ai) return startAi(room, shaped, loaded, found, now);
  }
  return (await tryOperation(room, 'decline', { by, game, now, input: { ask: number } })) ? 'closed' : 'nothing';
}

/** Has a practice player think; where too many do, its game is left alone for a second. */
async function startAi(
  room: ServiceContext,
  desk: GameReader,
  loaded: CurrentGame,
  found: AskRow,
  now: number,
): Promise<Closed> {
  if (room.aiPausedUntil.size < MAX_THINKING_GAMES)
    return (await playAiFor(room, desk, loaded, found, now)) ? 'practice' : 'nothing';
  room.aiPausedUntil.set(found.game, now + MINUTE / 60);
  return 'nothing';
}

/** Once the clock is right again, nobody waits for what was opened while it was ahead; until when it is open is said anew. */
export async function clampFutureTimesInAll(room: ServiceContext, now: number): Promise<void> {
  const wrong = await runGuarded(room, 'setRight', () =>
    room.store.asks.gamesWithFutureTimes(now, { prompt: AI_USER_PREFIX, longest: HOUR }),
  );
  for (const game of wrong) await ignoreLogged(commitOperation(room, 'setRight', { by: { user: '' }, game, now }));
}

/**
 * After the table has been away: moments missed meanwhile are drawn again within the next half hour, since answers
 * given in the second of its return would all be known for the table's own.
 */
export async function rescheduleMissedInAll(room: ServiceContext, now: number): Promise<void> {
  const due = await runGuarded(room, 'spreadMissed', () => room.store.asks.findDue(now - 2 * MINUTE));
  for (const game of new Set(due.map((row) => row.game))) await rescheduleGame(room, game, now);
}

/** One game in trouble does not stop the others; where its records could not be had, nobody is answered for in it before. */
async function rescheduleGame(room: ServiceContext, game: GameId, now: number): Promise<void> {
  room.missedTimes.delete(game);
  try {
    await commitOperation(room, 'spreadMissed', { by: { user: '' }, game, now });
  } catch (error) {
    if (!(error instanceof Illegal) && !(error instanceof InternalError)) throw error;
    if (!isTransient(error)) return;
    room.missedTimes.add(game);
    room.aiPausedUntil.set(game, now + MINUTE);
  }
}
