import { answer as engineAnswer, Illegal } from '../engine/index.ts';
import type { AskRow } from '../store/index.ts';
import { refresh } from './announce.ts';
import { changed, inTransaction, type Desk } from './desk.ts';
import { Unexpected } from './errors.ts';
import { heldSeats, isSecret, veilMoment } from './moments.ts';
import { isDue, patiently, playFor, THINKING } from './practice.ts';
import { PRACTICE, practiceSeats } from './practice-user.ts';
import { commit, load, played, type Loaded } from './saved.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Where practice players think right here, so many of them answer before anybody else has a turn, and the rest at once after that. */
const AT_ONCE = 4;
/** Rows looked at in one go, besides those of games that are left alone. */
const LOOKED_AT = 200;

/**
 * Answers for the seats whose moment has come: veiled ones at their secret moment, the rest of a window when it closes; and has practice
 * players think. All are logged as the seat's own answer. Gives how many were answered, `most` at most; one game in trouble does not
 * stop the others.
 */
export function closeDue(desk: Desk, now: number, most = Infinity): number {
  for (const [game, until] of desk.resting) if (until <= now) desk.resting.delete(game);
  let closed = 0;
  let thought = 0;
  const { renewed } = desk;
  for (const row of desk.store.asks.due(now, LOOKED_AT, [...desk.resting.keys()])) {
    // After an update the games come to today's shape one by one, with room for everybody else in between.
    if (thought >= AT_ONCE || closed >= most || desk.renewed > renewed) break;
    if (desk.resting.has(row.game)) continue;
    const done = closeOrPutOff(desk, row, now);
    if (done === 'nothing') continue;
    if (done === 'practice') thought++;
    closed++;
    changed(desk, row.game);
  }
  return closed;
}

/** When closeDue, or what follows it, will next have something to do, in ms since 1970. */
export function nextDue(desk: Desk): number | undefined {
  if ([...desk.stirred].some((id) => !desk.resting.has(id))) return 0;
  const resting = [...desk.resting.values()].filter((until) => until < Infinity);
  const due = desk.store.asks.nextDue([...desk.resting.keys()]);
  const next = Math.min(...resting, due ?? Infinity);
  return next < Infinity ? next : undefined;
}

type Closed = 'closed' | 'practice' | 'nothing';

function closeOrPutOff(desk: Desk, row: AskRow, now: number): Closed {
  try {
    return closeOne(desk, row, now);
  } catch (error) {
    if (!(error instanceof Illegal) && !(error instanceof Unexpected)) throw error;
    if (error instanceof Illegal) desk.log.warn({ game: row.game, ask: row.number }, 'A window could not be closed');
    // Not every minute from now on: somebody has to look at it.
    inTransaction(desk, 'closeDue', () => desk.store.asks.update(row.game, row.number, { dueAt: now + HOUR }));
    return 'nothing';
  }
}

function closeOne(desk: Desk, { game, number }: AskRow, now: number): Closed {
  const found = desk.store.asks.of(game).find((ask) => ask.number === number);
  // What was closed just before may have done away with it.
  if (!found || !isDue(found, now)) return 'nothing';
  const player = practiceSeats(desk.store.members.present(game)).get(found.seat);
  // Whether they hold an answer or not.
  if (player !== undefined && inTransaction(desk, 'closeDue', () => patiently(desk, found, now))) return 'nothing';
  if (!found.veiled && player !== undefined) {
    const loaded = load(desk, game);
    if (loaded.row.status !== 'running') return 'nothing';
    if (loaded.edition.practice) return haveThink(desk, loaded, found, now);
  }
  return inTransaction(desk, 'closeDue', () => decline(desk, found, now)) ? 'closed' : 'nothing';
}

/** Has a practice player think; where too many do, its game is left alone for a second. */
function haveThink(desk: Desk, loaded: Loaded, found: AskRow, now: number): Closed {
  if (desk.resting.size < THINKING) return playFor(desk, loaded, found, now) ? 'practice' : 'nothing';
  desk.resting.set(found.game, now + MINUTE / 60);
  return 'nothing';
}

function decline(desk: Desk, { game, number }: AskRow, now: number): boolean {
  const loaded = load(desk, game);
  const row = desk.store.asks.of(game).find((ask) => ask.number === number);
  if (!row || !isDue(row, now) || loaded.row.status !== 'running') return false;
  // As people with nothing to answer with mostly do: whatever the others do meanwhile.
  const firm = isSecret(row, heldSeats(desk, game)) && desk.random(3) > 0;
  const result = played(loaded.edition, loaded.state, (engine) => engineAnswer(engine, row.seat, row.ask, [], firm));
  const payload = { ask: number, id: row.ask, answer: [], ...(firm && { firm }) };
  commit(desk, { now, by: { user: '' } }, loaded, { kind: 'answer', user: null, seat: row.seat, payload }, result);
  return true;
}

/** Once the clock is right again, nobody waits for what was opened while it was ahead; until when it is open is said anew. */
export function setRight(desk: Desk, now: number): void {
  inTransaction(desk, 'setRight', () => {
    for (const game of desk.store.asks.setRight(now, { prompt: PRACTICE, longest: HOUR })) refresh(desk, game, now, 'waiting');
  });
}

/**
 * After the table has been away: moments missed meanwhile are drawn again within the next half hour, since answers
 * given in the second of its return would all be known for the table's own.
 */
export function spreadMissed(desk: Desk, now: number): void {
  inTransaction(desk, 'spreadMissed', () => {
    for (const row of desk.store.asks.due(now - 2 * MINUTE)) {
      // Practice players answer soon, whatever they hold.
      if (
        !isSecret(row, heldSeats(desk, row.game)) ||
        row.closesAt === null ||
        row.closesAt <= now ||
        practiceSeats(desk.store.members.present(row.game)).has(row.seat)
      )
        continue;
      desk.store.asks.update(row.game, row.number, { dueAt: veilMoment(desk.random, now, Math.min(row.closesAt, now + HOUR / 2)) });
    }
  });
}
