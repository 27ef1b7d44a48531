import type { AskRow, GameRow } from '#store';
import type { OperationContext, ReadContext } from '#service/operations/operation-context.ts';
import type { SeatId } from '#engine';

const HOUR = 3_600_000;
/** Shortest delay of a secret time, in ms: the scheduler needs this lead to answer to the second, as a user would. */
const MIN_SECRET_DELAY_MS = 120_000;
/** Time within which users with nothing to answer usually decline, in ms. */
const PROMPT_DELAY_MS = HOUR / 2;

type Random = (n: number) => number;

/**
 * Returns the time (Unix ms) at which an AI player answers: at once, or for a covered question at a random time that
 * does not depend on the hand.
 */
export const aiAnswerTime = (random: Random, now: number, covered: boolean): number =>
  now + (covered ? 1_500 + random(4_500) : 400 + random(400));

/**
 * Draws a secret time within a timing window: four times out of five an early one, so that games do not wait
 * needlessly, otherwise any time up to the end, so that a window that stays open reveals nothing.
 */
export function drawVeiledTime(random: Random, now: number, closesAt: number): number {
  const room = closesAt - now - 2 * MIN_SECRET_DELAY_MS;
  if (room <= 0) return closesAt;
  const prompt = random(5) > 0;
  const share = random(2 ** 32) / 2 ** 32;
  return (
    now + MIN_SECRET_DELAY_MS + Math.floor(prompt ? Math.min(PROMPT_DELAY_MS, room / 2) * share : room * share * share)
  );
}

/** Draws until one is in the future. Fails once in millions if the window has been open for most of its time. */
const MAX_DRAWS = 100;

/** Draws a secret time as if at the opening of the window, among those that are still in the future. */
export function drawRemainingTime(random: Random, openedAt: number, now: number, closesAt: number): number {
  for (let tries = 0; tries < MAX_DRAWS; tries++) {
    const moment = drawVeiledTime(random, openedAt, closesAt);
    if (moment > now) return moment;
  }
  return drawVeiledTime(random, now, closesAt);
}

/**
 * Tells whether a question is answered at a secret time: if the seat has nothing to answer with, or if a covered
 * question's seat is vacant, so that the time reveals nothing about the hand.
 */
export const isAnsweredSecretly = (
  ask: Pick<AskRow, 'veiled' | 'covered' | 'seat'>,
  held: ReadonlySet<SeatId | null>,
): boolean => ask.veiled || (ask.covered && !held.has(ask.seat));

/** Returns the seats that have a player. */
export const occupiedSeats = (reader: Pick<ReadContext, 'store'>, game: GameRow['id']): Set<SeatId | null> =>
  new Set(reader.store.members.present(game).map(({ seat }) => seat));

const realCoveredAsks = (operation: OperationContext, game: GameRow['id'], seat: SeatId): AskRow[] =>
  operation.store.asks
    .of(game)
    .filter((row) => row.seat === seat && row.covered && !row.veiled && row.closesAt !== null);

/**
 * Schedules a departed player's real covered questions for the times at which they would be answered if they were
 * veiled.
 */
export function drawSecretTimes(
  operation: OperationContext,
  { id, pausedAt }: GameRow,
  seat: SeatId,
  now: number,
): void {
  for (const { number, openedAt, closesAt, hiddenAt } of realCoveredAsks(operation, id, seat)) {
    operation.store.asks.update(id, number, {
      dueAt: drawRemainingTime(operation.randomInt, openedAt, hiddenAt ?? pausedAt ?? now, closesAt ?? 0),
    });
  }
}

/** Gives a returned player the full time to answer. */
export function restoreFullTime(operation: OperationContext, { id }: GameRow, seat: SeatId): void {
  for (const { number, closesAt } of realCoveredAsks(operation, id, seat))
    operation.store.asks.update(id, number, { dueAt: closesAt });
}
