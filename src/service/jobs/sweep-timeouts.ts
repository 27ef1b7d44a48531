import { yieldToEventLoop } from '#service/yield-to-event-loop.ts';
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
/**
 * Maximum number of synchronous AI answers per sweep; other work can run before the next sweep, which follows at once.
 */
const MAX_AI_ANSWERS_PER_SWEEP = 4;
/** Maximum number of due rows per sweep, not counting games that are paused. */
const SWEEP_BATCH_SIZE = 200;
/** Delay before an unfinished follow-up is continued, in ms. */
const FOLLOWUP_DELAY_MS = 5_000;
/** Delay before an AI player's question is checked again while an undo request is open, in ms. */
const UNDO_PENDING_RECHECK_MS = 10_000;

/**
 * Answers due questions: veiled ones at their secret time, others when their timing window closes; and starts AI
 * players' thinking. Every answer is logged as the seat's own. Returns the number answered, at most `most`. A failure
 * in one game does not stop the others.
 */
export async function answerAllExpired(context: ServiceContext, now: number, most = Infinity): Promise<number> {
  for (const [game, until] of context.aiPausedUntil) if (until <= now) context.aiPausedUntil.delete(game);
  for (const game of [...context.missedTimes].filter((one) => !context.aiPausedUntil.has(one))) {
    await rescheduleGame(context, game, now);
    await yieldToEventLoop();
  }
  await continueFollowups(context);
  let closed = 0;
  let thought = 0;
  const { upcastCount } = context;
  for (const row of await context.store.asks.findDue(now, SWEEP_BATCH_SIZE, [...context.aiPausedUntil.keys()])) {
    // After an update, games are upcast one at a time, with other work in between.
    if (thought >= MAX_AI_ANSWERS_PER_SWEEP || closed >= most || context.upcastCount > upcastCount) break;
    await yieldToEventLoop();
    if (context.aiPausedUntil.has(row.game)) continue;
    const done = await context.withSpan('answerDue', () => answerOrPostpone(context, row, now), 'settled');
    if (done === 'nothing') continue;
    if (done === 'practice') thought++;
    closed++;
    await afterCommit(context, row.game);
  }
  return closed;
}

/** Continues unfinished follow-ups and notifies the listeners. */
async function continueFollowups(context: ServiceContext): Promise<void> {
  for (const game of [...context.unfinishedFollowups]) await afterCommit(context, game);
}

/** Returns the next time answerExpired or a follow-up has something to do, Unix time in ms. */
export async function nextTimeoutAt(context: ServiceContext): Promise<number | undefined> {
  if (context.store.cluster) await loadPendingAi(context);
  if ([...context.pendingAi].some((id) => !context.aiPausedUntil.has(id))) return 0;
  const resting = [...context.aiPausedUntil.values()].filter((until) => until < Infinity);
  if (context.unfinishedFollowups.size) resting.push(context.clock() + FOLLOWUP_DELAY_MS);
  const due = await context.store.asks.nextDueAt([...context.aiPausedUntil.keys()]);
  const next = Math.min(...resting, due ?? Infinity);
  return next < Infinity ? next : undefined;
}

type Closed = 'closed' | 'practice' | 'nothing';

async function answerOrPostpone(context: ServiceContext, row: AskRow, now: number): Promise<Closed> {
  try {
    return await answerOne(context, row, now);
  } catch (error) {
    if (!(error instanceof Illegal) && !(error instanceof InternalError)) throw error;
    if (isTransient(error)) {
      context.aiPausedUntil.set(row.game, now + MINUTE);
      return 'nothing';
    }
    if (error instanceof Illegal) context.log.warn({ game: row.game, ask: row.number }, 'Cannot close a timing window');
    // Postponed by an hour, not retried every minute: the error needs manual attention.
    const put = await ignoreLogged(
      commitOperation(context, 'putOff', {
        by: { user: '' },
        game: row.game,
        now,
        input: { ask: row.number, by: HOUR },
      }),
    );
    if (!put) context.aiPausedUntil.set(row.game, now + MINUTE);
    return 'nothing';
  }
}

async function answerOne(context: ServiceContext, { game, number }: AskRow, now: number): Promise<Closed> {
  const reader = await readStoredGame(context, game);
  const found = reader.store.asks.of(game).find((ask) => ask.number === number);
  // Another answer of this sweep may have closed it.
  if (!found || !isDue(found, now)) return 'nothing';
  const player = aiSeats(reader.store.members.present(game)).get(found.seat);
  const by = { user: '' };
  // Applies whether or not the AI player holds an answer, so that the pause reveals nothing.
  if (player !== undefined && isUndoPending(reader, game)) {
    await commitOperation(context, 'putOff', { by, game, now, input: { ask: number, by: UNDO_PENDING_RECHECK_MS } });
    return 'nothing';
  }
  if (!found.veiled && player !== undefined) {
    const shaped = await ensureUpcast(context, reader);
    const loaded = loadGame(shaped, game);
    if (loaded.row.status !== 'running') return 'nothing';
    if (loaded.edition.ai) return startAi(context, shaped, loaded, found, now);
  }
  return (await tryOperation(context, 'decline', { by, game, now, input: { ask: number } })) ? 'closed' : 'nothing';
}

/** Starts an AI player's thinking; if too many are thinking already, pauses its game for a second. */
async function startAi(
  context: ServiceContext,
  reader: GameReader,
  loaded: CurrentGame,
  found: AskRow,
  now: number,
): Promise<Closed> {
  if (context.aiPausedUntil.size < MAX_THINKING_GAMES)
    return (await playAiFor(context, reader, loaded, found, now)) ? 'practice' : 'nothing';
  context.aiPausedUntil.set(found.game, now + MINUTE / 60);
  return 'nothing';
}

/** Corrects times in the future after the clock was ahead, so that no one waits too long. */
export async function clampFutureTimesInAll(context: ServiceContext, now: number): Promise<void> {
  const wrong = await runGuarded(context, 'setRight', () =>
    context.store.asks.gamesWithFutureTimes(now, { prompt: AI_USER_PREFIX, longest: HOUR }),
  );
  for (const game of wrong) {
    await ignoreLogged(commitOperation(context, 'setRight', { by: { user: '' }, game, now }));
    await yieldToEventLoop();
  }
}

/**
 * Redraws answer times missed during an outage within the next half hour: answers given right after the restart would
 * be recognizable as automatic.
 */
export async function rescheduleMissedInAll(context: ServiceContext, now: number): Promise<void> {
  const due = await runGuarded(context, 'spreadMissed', () => context.store.asks.findDue(now - 2 * MINUTE));
  for (const game of new Set(due.map((row) => row.game))) {
    await rescheduleGame(context, game, now);
    await yieldToEventLoop();
  }
}

/**
 * Redraws one game's missed times; a failure does not stop the others. If the store is unavailable, the game is paused
 * until its times are redrawn.
 */
async function rescheduleGame(context: ServiceContext, game: GameId, now: number): Promise<void> {
  context.missedTimes.delete(game);
  try {
    await commitOperation(context, 'spreadMissed', { by: { user: '' }, game, now });
  } catch (error) {
    if (!(error instanceof Illegal) && !(error instanceof InternalError)) throw error;
    if (!isTransient(error)) return;
    context.missedTimes.add(game);
    context.aiPausedUntil.set(game, now + MINUTE);
  }
}
