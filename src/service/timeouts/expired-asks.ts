import { answer as engineAnswer, openAsks, type Answer, type Id } from '#engine';
import { CLOCK_SKEW_MS, type AskRow } from '#store';
import { refreshMessage } from '#service/announce/refresh-panel.ts';
import type { OperationContext, OperationResult, OperationCall } from '#service/operations/operation-context.ts';
import { occupiedSeats, isAnsweredSecretly, drawVeiledTime } from './answer-times.ts';
import { isDue } from '#service/ai/ai-operations.ts';
import { aiSeats } from '#service/ai/ai-user.ts';
import { commitCommand, loadGame, runEngine } from '#service/command-log/commit-command.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Returns the answer for a silent player: the edition's, or an empty one by default. */
function timeoutAnswer({ edition, state }: ReturnType<typeof loadGame>, id: Id): Answer {
  const asked = openAsks(state).find(({ ask }) => ask.id === id)?.ask.question;
  return edition.timeouts?.[asked ?? '']?.silent ?? [];
}

/** Answers a question for a seat whose time has come. */
export function answerExpired(
  operation: OperationContext,
  { now, game }: OperationCall,
  { ask: number }: { ask: number },
): OperationResult {
  const loaded = loadGame(operation, game);
  const row = operation.store.asks.of(game).find((ask) => ask.number === number);
  if (!row || !isDue(row, now) || loaded.row.status !== 'running') return { game, tookEffect: false };
  // Firm as often as the declines of users with nothing to answer: regardless of what the others do.
  const firm = isAnsweredSecretly(row, occupiedSeats(operation, game)) && operation.randomInt(3) > 0;
  const answer = timeoutAnswer(loaded, row.ask);
  const result = runEngine(loaded.edition, loaded.state, (engine) =>
    engineAnswer(engine, row.seat, row.ask, answer, firm),
  );
  const payload = { ask: number, id: row.ask, answer, ...(firm && { firm }) };
  commitCommand(
    operation,
    { now, game, by: { user: '' } },
    loaded,
    { kind: 'answer', user: null, seat: row.seat, payload },
    result,
  );
  return { game };
}

/** Postpones a question by `by` ms from now. */
export function postponeAsk(
  operation: OperationContext,
  { now, game }: OperationCall,
  { ask, by }: { ask: number; by: number },
): OperationResult {
  operation.store.asks.update(game, ask, { dueAt: now + by });
  return { game };
}

/**
 * Corrects questions opened while the clock was ahead: they count as opened now and keep their full duration. Questions
 * to AI players that are due more than an hour ahead become due now.
 */
export function clampFutureTimes(operation: OperationContext, { now, game }: OperationCall): OperationResult {
  const { asks, members } = operation.store;
  const wrong = asks.of(game).filter(({ openedAt }) => openedAt > now + CLOCK_SKEW_MS);
  const sooner = (moment: number | null, by: number): number | null => (moment === null ? null : moment - by);
  for (const { number, openedAt, closesAt, dueAt, hiddenAt } of wrong)
    asks.update(game, number, {
      openedAt: now,
      closesAt: sooner(closesAt, openedAt - now),
      dueAt: sooner(dueAt, openedAt - now),
      hiddenAt: hiddenAt === null ? null : Math.min(hiddenAt, now),
    });
  const practising = aiSeats(members.present(game));
  for (const { number, seat, dueAt, answered, hiddenAt } of asks.of(game))
    if (!answered && hiddenAt === null && practising.has(seat) && (dueAt ?? 0) > now + HOUR + CLOCK_SKEW_MS)
      asks.update(game, number, { dueAt: now });
  if (wrong.length) refreshMessage(operation, game, now, 'waiting');
  return { game };
}

/** Draws new times for a game's missed secret answers. */
export function rescheduleMissed(operation: OperationContext, { now, game }: OperationCall): OperationResult {
  const held = occupiedSeats(operation, game);
  const practising = aiSeats(operation.store.members.present(game));
  const missed = (row: AskRow): boolean =>
    !row.answered &&
    row.hiddenAt === null &&
    row.dueAt !== null &&
    row.dueAt <= now - 2 * MINUTE &&
    isAnsweredSecretly(row, held);
  for (const row of operation.store.asks.of(game)) {
    // AI players answer soon anyway, regardless of what they hold.
    if (!missed(row) || row.closesAt === null || row.closesAt <= now || practising.has(row.seat)) continue;
    operation.store.asks.update(game, row.number, {
      dueAt: drawVeiledTime(operation.randomInt, now, Math.min(row.closesAt, now + HOUR / 2)),
    });
  }
  return { game };
}
