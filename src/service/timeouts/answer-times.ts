import type { AskRow, GameRow } from '#store';
import type { OperationContext, ReadContext } from '#service/operations/operation-context.ts';
import type { SeatId } from '#engine';

const HOUR = 3_600_000;
/** The clock looks ahead this far: nothing is drawn nearer, so that the table can act to the second as a person does. */
const MIN_SECRET_DELAY_MS = 120_000;
/** People with nothing to say mostly say so as soon as they look. */
const PROMPT_DELAY_MS = HOUR / 2;

type Random = (n: number) => number;

/** When a practice player answers: at once; where it could tell on a hand, at a random moment, whether or not there is anything to answer with. */
export const aiAnswerTime = (random: Random, now: number, covered: boolean): number =>
  now + (covered ? 1_500 + random(4_500) : 400 + random(400));

/**
 * A secret moment inside the window: four times out of five a prompt one, so that games do not wait for nothing; else any
 * up to its end, so that a window which stays open tells on nobody.
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

/** Among so many moments there is one that is not past yet, but for one time in millions of what is open for most of its time. */
const MAX_DRAWS = 100;

/** A moment as it would have been drawn when the window opened, of those that are still to come. */
function drawRemainingTime(random: Random, openedAt: number, now: number, closesAt: number): number {
  for (let tries = 0; tries < MAX_DRAWS; tries++) {
    const moment = drawVeiledTime(random, openedAt, closesAt);
    if (moment > now) return moment;
  }
  return drawVeiledTime(random, now, closesAt);
}

/** Whether the table answers an ask at a secret moment: where there is nothing to answer with; and where nobody is there to answer, so that no hand is told by when. */
export const isAnsweredSecretly = (
  ask: Pick<AskRow, 'veiled' | 'covered' | 'seat'>,
  held: ReadonlySet<SeatId | null>,
): boolean => ask.veiled || (ask.covered && !held.has(ask.seat));

/** The seats at which somebody sits. */
export const occupiedSeats = (desk: Pick<ReadContext, 'store'>, game: GameRow['id']): Set<SeatId | null> =>
  new Set(desk.store.members.present(game).map(({ seat }) => seat));

const realCoveredAsks = (desk: OperationContext, game: GameRow['id'], seat: SeatId): AskRow[] =>
  desk.store.asks.of(game).filter((row) => row.seat === seat && row.covered && !row.veiled && row.closesAt !== null);

/** Somebody has left their seat: what they really hold an answer to is answered for them when it would be if they did not. */
export function drawSecretTimes(desk: OperationContext, { id, pausedAt }: GameRow, seat: SeatId, now: number): void {
  for (const { number, openedAt, closesAt, hiddenAt } of realCoveredAsks(desk, id, seat)) {
    desk.store.asks.update(id, number, {
      dueAt: drawRemainingTime(desk.randomInt, openedAt, hiddenAt ?? pausedAt ?? now, closesAt ?? 0),
    });
  }
}

/** They are back, and have all the time there is. */
export function restoreFullTime(desk: OperationContext, { id }: GameRow, seat: SeatId): void {
  for (const { number, closesAt } of realCoveredAsks(desk, id, seat))
    desk.store.asks.update(id, number, { dueAt: closesAt });
}
