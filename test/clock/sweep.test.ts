import Sqlite from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { sweep } from '../../src/clock/index.ts';
import type { Message } from '../../src/table/index.ts';
import { HOUR, MINUTE, mover, moves, NOON, only, room, started, type Room, rewriteAsk } from '../table/room.ts';

type Told = Extract<Message, { kind: 'reminder' }> & { dueAt: number };

const reminders = (here: Room, game: string): Told[] =>
  here.store.outbox
    .ofGame(game)
    .filter(({ kind }) => kind === 'reminder')
    .map(({ payload, dueAt, kind }) => ({ ...(payload as object), kind, dueAt }) as Told);

const overdue = (here: Room, game: string): unknown[] =>
  here.store.outbox
    .ofGame(game)
    .filter(({ kind, payload }) => kind === 'notice' && (payload as { notice: { what: string } }).notice.what === 'overdue')
    .map(({ payload }) => (payload as { notice: object }).notice);

/** Sweeps every minute, as the clock does, to a moment. */
function until(here: Room, end: number, step = MINUTE): void {
  for (; here.now < end; here.now += step) sweep(here.table, here.now);
  here.now = end;
  sweep(here.table, here.now);
}

test('Who is waited for is reminded after eight hours and after each eight more, once each', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  until(here, NOON + 8 * HOUR - 1);
  expect(reminders(here, game)).toEqual([]);
  until(here, NOON + 8 * HOUR);
  expect(reminders(here, game)).toMatchObject([{ user, count: 1, since: NOON, covered: false, dm: true }]);
  here.restart();
  until(here, NOON + 24 * HOUR - MINUTE, 7 * MINUTE);
  expect(reminders(here, game).map(({ count }) => count)).toEqual([1, 2]);
});

test('The organiser is told once, with the third reminder', () => {
  const here = room();
  const { game } = started(here);
  while (mover(here, game) === 'ann') moves(here, game, 'take');
  const user = mover(here, game);
  until(here, NOON + 23 * HOUR, 10 * MINUTE);
  expect(overdue(here, game)).toEqual([]);
  until(here, NOON + 60 * HOUR, 10 * MINUTE);
  expect(reminders(here, game)).toHaveLength(7);
  expect(overdue(here, game)).toMatchObject([{ what: 'overdue', to: 'ann', user, since: NOON }]);
});

test('Nobody is reminded in their quiet hours, but when they end', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  here.table.prefer(user, { timeZone: 'Europe/Vienna', quietFrom: 20 * 60, quietTo: 7 * 60 + 30 });
  until(here, NOON + 30 * HOUR);
  const sent = reminders(here, game).map(({ dueAt }) => dueAt);
  // Eight hours after noon UTC it is nine in the evening in Vienna; half past seven is 06:30 UTC.
  expect(sent).toEqual([Date.UTC(2026, 0, 14, 6, 30), Date.UTC(2026, 0, 14, 14, 30)]);
});

test('Quiet hours are those of the night in which the clocks change', () => {
  const here = room();
  here.now = Date.UTC(2026, 2, 28, 16);
  const { game } = started(here);
  here.table.prefer(mover(here, game), { timeZone: 'Europe/Vienna', quietFrom: 22 * 60, quietTo: 7 * 60 });
  until(here, Date.UTC(2026, 2, 29, 6));
  expect(reminders(here, game).map(({ dueAt }) => dueAt)).toEqual([Date.UTC(2026, 2, 29, 5)]);
});

test('Each sets their own interval, and may have no reminders', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  here.table.prefer(user, { intervalHours: 1.5, dm: false });
  until(here, NOON + 4 * HOUR);
  expect(reminders(here, game)).toMatchObject([{ dm: false, dueAt: NOON + 1.5 * HOUR }, { dueAt: NOON + 3 * HOUR }]);
  here.table.prefer(user, { intervalHours: 0 });
  until(here, NOON + 40 * HOUR, 10 * MINUTE);
  expect(reminders(here, game)).toHaveLength(2);
  expect(() => here.table.prefer(user, { timeZone: 'Nowhere' })).toThrow(
    '"Nowhere" is not a time zone; it should look like Europe/Vienna.',
  );
  expect(() => here.table.prefer(user, { intervalHours: -1 })).toThrow('Reminders come');
  expect(() => here.table.prefer(user, { quietFrom: 5 })).toThrow('Quiet hours need a beginning and an end.');
});

test('Doing what was waited for begins anew', () => {
  const here = room();
  const { game } = started(here);
  until(here, NOON + 9 * HOUR, 10 * MINUTE);
  moves(here, game, 'take');
  const next = mover(here, game);
  until(here, NOON + 17 * HOUR, 10 * MINUTE);
  expect(reminders(here, game).at(-1)).toMatchObject({ user: next, count: 1, since: NOON + 9 * HOUR });
});

test('After days away there is one reminder, not one for each interval', () => {
  const here = room();
  const { game } = started(here);
  here.now = NOON + 100 * HOUR;
  here.restart();
  sweep(here.table, here.now);
  sweep(here.table, here.now);
  expect(reminders(here, game)).toHaveLength(1);
});

test('A paused or ended game reminds nobody', () => {
  const here = room();
  const { game } = started(here);
  const { game: over } = started(here, { target: 1 });
  moves(here, over, 'take');
  here.table.pause({ user: 'ann' }, game);
  until(here, NOON + 50 * HOUR, HOUR);
  expect(reminders(here, game)).toEqual([]);
  expect(reminders(here, over)).toEqual([]);
  here.table.resume({ user: 'ann' }, game);
  sweep(here.table, here.now);
  expect(reminders(here, game)).toEqual([]);
  until(here, NOON + 59 * HOUR, HOUR);
  expect(reminders(here, game)).toHaveLength(1);
});

test('In a window only who has an answer is reminded, and the organiser is not told', () => {
  const here = room();
  const { game } = started(here, { hours: 100, hands: [['blank'], ['stop'], ['blank']] });
  moves(here, game, 'roll');
  const user = here.table.game(game).members.find(({ seat }) => seat === 'p2')?.user;
  for (const row of here.store.asks.of(game)) if (row.veiled) rewriteAsk(here.store, game, row.number, { dueAt: row.closesAt });
  until(here, NOON + 40 * HOUR, 10 * MINUTE);
  expect(reminders(here, game)).toHaveLength(5);
  expect(reminders(here, game).every((one) => one.user === user && one.covered)).toBe(true);
  expect(overdue(here, game)).toEqual([]);
});

test('Pings wait for the end of quiet hours', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  const next = here.table.game(game).members.find(({ seat }) => seat === 'p2')?.user ?? '';
  here.table.prefer(next, { quietFrom: 11 * 60, quietTo: 13 * 60 });
  here.table.answer({ user }, game, only(here, game, user).ask, ['take']);
  const row = here.store.outbox.ofGame(game).findLast(({ kind }) => kind === 'asked');
  expect(row).toMatchObject({ payload: { user: next }, dueAt: NOON + HOUR });
});

/** How many statements a body runs. */
function statementsOf(body: () => void): number {
  let count = 0;
  const spies = (['run', 'get', 'all'] as const).map((how) => {
    const real = STATEMENT[how];
    return vi.spyOn(STATEMENT, how).mockImplementation(function (this: Sqlite.Statement, ...values: unknown[]) {
      count++;
      return (real as (...values: unknown[]) => unknown).apply(this, values) as never;
    });
  });
  body();
  for (const spy of spies) spy.mockRestore();
  return count;
}
const STATEMENT = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')) as Sqlite.Statement;

test('A sweep asks as little of the database for very many games as for a few, and for those it reminds or answers for no more each', () => {
  const sweeps = (games: number): { quiet: number; busy: number; each: number } => {
    const here = room();
    here.store.transaction(() => {
      for (let i = 0; i < games; i++) {
        const { game } = started(here, { hands: [['blank'], ['blank'], ['stop']] });
        if (i % 2) moves(here, game, 'roll');
      }
    });
    here.table.prefer('bob', { timeZone: 'America/New_York', quietFrom: 22 * 60, quietTo: 6 * 60 });
    const quiet = statementsOf(() => sweep(here.table, NOON + MINUTE));
    let done = { closed: 0, reminded: 0 };
    const busy = statementsOf(() => (done = sweep(here.table, NOON + 8 * HOUR)));
    expect(done.reminded).toBeGreaterThan(games / 4);
    return { quiet, busy, each: busy / (done.closed + done.reminded) };
  };
  const [few, many] = [sweeps(20), sweeps(200)];
  expect(few.quiet).toBeGreaterThan(0);
  expect(many.quiet).toBe(few.quiet);
  expect(many.each).toBeLessThanOrEqual(few.each * 1.1);
});
