import { answer as engineAnswer, Illegal } from '../engine/index.ts';
import type { AskRow } from '../store/index.ts';
import { veilMoment } from './asks.ts';
import { changed, inTransaction, type Desk } from './desk.ts';
import { Unexpected } from './errors.ts';
import { playFor } from './practice.ts';
import { practiceSeats } from './practice-user.ts';
import { commit, load, played } from './saved.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Practice players think: so many of them answer before anybody else has a turn, and the rest at once after that. */
const AT_ONCE = 4;

/**
 * Answers for the seats whose moment has come: veiled ones at their secret moment, the rest of a window when it closes.
 * Both are logged as the seat's own answer. Gives how many were answered; one game in trouble does not stop the others.
 */
export function closeDue(desk: Desk, now: number): number {
  let closed = 0;
  let thought = 0;
  for (const row of desk.store.asks.due(now)) {
    if (thought >= AT_ONCE) break;
    try {
      const done = inTransaction(desk, 'closeDue', () => closeOne(desk, row, now));
      if (done === 'nothing') continue;
      if (done === 'practice') thought++;
      closed++;
      changed(desk, row.game);
    } catch (error) {
      if (!(error instanceof Illegal) && !(error instanceof Unexpected)) throw error;
      if (error instanceof Illegal) desk.log.warn({ game: row.game, ask: row.number }, 'A window could not be closed');
      // Not every minute from now on: somebody has to look at it.
      inTransaction(desk, 'closeDue', () => desk.store.asks.update(row.game, row.number, { dueAt: now + HOUR }));
    }
  }
  return closed;
}

function closeOne(desk: Desk, { game, number }: AskRow, now: number): 'closed' | 'practice' | 'nothing' {
  const loaded = load(desk, game);
  const row = desk.store.asks.of(game).find((ask) => ask.number === number);
  // What was closed just before may have done away with it.
  if (!row || row.answered || row.hiddenAt !== null || row.dueAt === null || row.dueAt > now || loaded.row.status !== 'running') return 'nothing';
  const practice = row.veiled ? undefined : practiceSeats(desk.store.members.present(game)).get(row.seat);
  if (practice !== undefined && loaded.edition.practice) {
    playFor(desk, loaded, row, practice, now);
    return 'practice';
  }
  // As people with nothing to answer with mostly do: whatever the others do meanwhile.
  const firm = row.veiled && desk.random(3) > 0;
  const result = played(loaded.edition, loaded.state, (engine) => engineAnswer(engine, row.seat, row.ask, [], firm));
  const payload = { ask: number, id: row.ask, answer: [], ...(firm && { firm }) };
  commit(desk, { now, by: { user: '' } }, loaded, { kind: 'answer', user: null, seat: row.seat, payload }, result);
  return 'closed';
}

/**
 * After the table has been away: moments missed meanwhile are drawn again within the next half hour, since answers
 * given in the second of its return would all be known for the table's own.
 */
export function spreadMissed(desk: Desk, now: number): void {
  inTransaction(desk, 'spreadMissed', () => {
    for (const row of desk.store.asks.due(now - 2 * MINUTE)) {
      // Practice players answer soon, whatever they hold.
      if (!row.veiled || row.closesAt === null || row.closesAt <= now || practiceSeats(desk.store.members.present(row.game)).has(row.seat)) continue;
      desk.store.asks.update(row.game, row.number, { dueAt: veilMoment(desk.random, now, Math.min(row.closesAt, now + HOUR / 2)) });
    }
  });
}
