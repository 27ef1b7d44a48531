import { expect, test } from 'vitest';
import { sweep } from '../../src/clock/index.ts';
import { HOUR, MINUTE, mover, moves, NOON, room, started, type Room, rewriteAsk } from '../table/room.ts';
import { toy } from '../table/toy.ts';

const DAY = 24 * HOUR;

/** Whatever goes out now, in order; each as soon as the one before it has gone. */
function said(here: Room): string[] {
  const out: string[] = [];
  for (let rows = here.store.outbox.claim(here.now, 50); rows.length; rows = here.store.outbox.claim(here.now, 50)) {
    for (const row of rows) {
      out.push(row.kind);
      here.store.outbox.sent([row.id], `m${row.id}`, here.now);
    }
  }
  return out;
}

test('What was written while the clock was a day ahead goes out when it is right, and what comes after does not wait for it', () => {
  const here = room();
  here.now = NOON + DAY;
  const { game } = started(here);
  here.now = NOON;
  moves(here, game, 'take');
  expect(said(here)).toEqual(expect.arrayContaining(['notice', 'turn', 'turn']));
  expect(here.store.outbox.ofGame(game).filter(({ status }) => status === 'waiting')).toEqual([]);
});

test('What was to wait for a while waits for just that while', () => {
  const here = room();
  here.now = NOON + DAY;
  const { game } = started(here, { target: 1 });
  moves(here, game, 'take');
  here.now = NOON;
  expect(said(here)).not.toContain('seed');
  here.now = NOON + DAY - 1;
  expect(said(here)).toEqual([]);
  here.now = NOON + DAY;
  expect(said(here)).toEqual(['seed']);
});

test('What was put off while the clock was ahead is tried again when it is right', () => {
  const here = room();
  started(here);
  const [row] = here.store.outbox.claim(here.now, 1);
  here.now = NOON + DAY;
  here.store.outbox.failed(row.id, 'away', here.now + MINUTE);
  here.now = NOON + MINUTE;
  expect(here.store.outbox.claim(here.now, 50).map(({ id }) => id)).toContain(row.id);
});

test('What may be out already is looked for from before it was written, whatever the clock said then', () => {
  const here = room();
  here.now = NOON + DAY;
  started(here);
  const [row] = here.store.outbox.claim(here.now, 1);
  here.now = NOON;
  here.store.outbox.claim(here.now, 1);
  expect(here.store.outbox.find(row.id)).toMatchObject({ status: 'claimed', claimedAt: NOON });
  expect(here.store.outbox.find(row.id)?.createdAt).toBeLessThan(NOON - HOUR);
  expect(here.store.outbox.uncertain(NOON + 1).map(({ id }) => id)).toContain(row.id);
});

test('What was opened while the clock was ahead closes when it was meant to, and that is said anew', () => {
  const here = room();
  here.now = NOON + DAY;
  const { game } = started(here, { hours: 6, veil: false, hands: [['stop'], ['stop'], ['stop']] });
  moves(here, game, 'roll');
  const [ask] = here.store.asks.of(game);
  expect(ask).toMatchObject({ openedAt: NOON + DAY, closesAt: NOON + DAY + 6 * HOUR });
  here.now = NOON + 10 * MINUTE;
  said(here);
  sweep(here.table, here.now);
  expect(here.store.asks.of(game)[0]).toMatchObject({ openedAt: here.now, closesAt: here.now + 6 * HOUR, dueAt: here.now + 6 * HOUR });
  expect(said(here)).toContain('waiting');
  const waited = here.table.waiting(game);
  sweep(here.table, here.now + 6 * HOUR - 1);
  expect(here.table.waiting(game)).toEqual(waited);
  expect(sweep(here.table, here.now + 6 * HOUR).closed).toBeGreaterThan(0);
});

test('What lay below something else while the clock was put back loses no time', () => {
  const here = room();
  const { game } = started(here, { hours: 6 });
  const user = mover(here, game);
  const [before] = here.store.asks.of(game);
  here.now = NOON + DAY;
  here.table.act({ user }, game, 'fine', null);
  here.now = NOON + 10 * MINUTE;
  const own = here.table.openAsks(game, user)[0];
  here.table.answer({ user }, game, own.ask, 1);
  expect(here.store.asks.of(game)[0]).toMatchObject({ number: before.number, openedAt: before.openedAt, hiddenAt: null });
});

test('A pause in which the clock was put back takes no time away', () => {
  const here = room();
  const { game } = started(here);
  here.now = NOON + DAY;
  here.table.pause({ user: 'ann' }, game);
  here.now = NOON + MINUTE;
  here.table.resume({ user: 'ann' }, game);
  expect(here.store.asks.of(game)[0].openedAt).toBe(NOON);
});

test('A practice player put off while the clock was ahead plays on when it is right', () => {
  const here = room({ editions: [{ ...toy, practice: { answer: () => ['take'], anyhow: () => ['take'], deed: () => undefined } }] });
  const { table } = here;
  const { game } = table.createGame({ user: 'ann' }, { edition: 'toy', place: { channel: '1' } });
  table.join({ user: 'ann' }, game, { name: 'Ann' });
  table.seatPractice({ user: 'ann' }, game);
  table.start({ user: 'ann' }, game);
  if (mover(here, game) === 'ann') moves(here, game, 'take');
  const [ask] = here.store.asks.of(game);
  rewriteAsk(here.store, game, ask.number, { dueAt: NOON + DAY });
  expect(sweep(table, NOON + MINUTE).closed).toBe(1);
});

test('Reminders noted while the clock was ahead do not silence those that are due', () => {
  const here = room();
  const { game } = started(here);
  sweep(here.table, NOON + DAY);
  here.now = NOON + 9 * HOUR;
  expect(sweep(here.table, here.now).reminded).toBe(1);
  expect(sweep(here.table, here.now + MINUTE).reminded).toBe(0);
  expect(here.store.outbox.ofGame(game).filter(({ kind }) => kind === 'reminder')).toHaveLength(2);
});
