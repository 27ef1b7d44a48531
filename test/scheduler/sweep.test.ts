import Sqlite from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { sweepOnce } from '#scheduler';
import type { QueuedMessage } from '#service';
import { HOUR, MINUTE, mover, moves, NOON, only, room, started, type Room, rewriteAsk } from '../service/room.ts';

type Told = Extract<QueuedMessage, { kind: 'reminder' }> & { dueAt: number };

const reminders = async (here: Room, game: string): Promise<Told[]> =>
  (await here.store.outbox.ofGame(game))
    .filter(({ kind }) => kind === 'reminder')
    .map(({ payload, dueAt, kind }) => ({ ...(payload as object), kind, dueAt }) as Told);

const overdue = async (here: Room, game: string): Promise<unknown[]> =>
  (await here.store.outbox.ofGame(game))
    .filter(
      ({ kind, payload }) => kind === 'notice' && (payload as { notice: { what: string } }).notice.what === 'overdue',
    )
    .map(({ payload }) => (payload as { notice: object }).notice);

/** Sweeps every five minutes to a moment. */
async function until(here: Room, end: number, step = 5 * MINUTE): Promise<void> {
  for (; here.now < end; here.now += step) await sweepOnce(here.table, here.now);
  here.now = end;
  await sweepOnce(here.table, here.now);
}

test('A pending player is reminded every eight hours, once each', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  await until(here, NOON + 8 * HOUR - 1);
  expect(await reminders(here, game)).toEqual([]);
  await until(here, NOON + 8 * HOUR);
  expect(await reminders(here, game)).toMatchObject([{ user, count: 1, since: NOON, covered: false, dm: true }]);
  await here.restart();
  await until(here, NOON + 24 * HOUR - MINUTE, 7 * MINUTE);
  expect((await reminders(here, game)).map(({ count }) => count)).toEqual([1, 2]);
});

test('The organizer is told once, with the third reminder', async () => {
  const here = await room();
  const { game } = await started(here);
  while ((await mover(here, game)) === 'ann') await moves(here, game, 'take');
  const user = await mover(here, game);
  await until(here, NOON + 23 * HOUR, 10 * MINUTE);
  expect(await overdue(here, game)).toEqual([]);
  await until(here, NOON + 60 * HOUR, 10 * MINUTE);
  expect(await reminders(here, game)).toHaveLength(7);
  expect(await overdue(here, game)).toMatchObject([{ what: 'overdue', to: 'ann', user, since: NOON }]);
});

test('A reminder due in quiet hours waits until they end', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  await here.table.setPreferences(user, { timeZone: 'Europe/Vienna', quietFrom: 20 * 60, quietTo: 7 * 60 + 30 });
  await until(here, NOON + 30 * HOUR);
  const sent = (await reminders(here, game)).map(({ dueAt }) => dueAt);
  // Eight hours after noon UTC it is nine in the evening in Vienna; half past seven is 06:30 UTC.
  expect(sent).toEqual([Date.UTC(2026, 0, 14, 6, 30), Date.UTC(2026, 0, 14, 14, 30)]);
});

test('Quiet hours follow the clock change of that night', async () => {
  const here = await room();
  here.now = Date.UTC(2026, 2, 28, 16);
  const { game } = await started(here);
  await here.table.setPreferences(await mover(here, game), {
    timeZone: 'Europe/Vienna',
    quietFrom: 22 * 60,
    quietTo: 7 * 60,
  });
  await until(here, Date.UTC(2026, 2, 29, 6));
  expect((await reminders(here, game)).map(({ dueAt }) => dueAt)).toEqual([Date.UTC(2026, 2, 29, 5)]);
});

test('Each player sets their own reminder interval, or none', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  await here.table.setPreferences(user, { intervalHours: 1.5, dm: false });
  await until(here, NOON + 4 * HOUR);
  expect(await reminders(here, game)).toMatchObject([
    { dm: false, dueAt: NOON + 1.5 * HOUR },
    { dueAt: NOON + 3 * HOUR },
  ]);
  await here.table.setPreferences(user, { intervalHours: 0 });
  await until(here, NOON + 40 * HOUR, 10 * MINUTE);
  expect(await reminders(here, game)).toHaveLength(2);
  await expect(async () => here.table.setPreferences(user, { timeZone: 'Nowhere' })).rejects.toThrow(
    "I don't know the time zone “Nowhere”. Type one such as America/New_York.",
  );
  await expect(async () => here.table.setPreferences(user, { intervalHours: -1 })).rejects.toThrow(
    'The time between reminders can be at most 336 hours. 0 turns them off.',
  );
  await expect(async () => here.table.setPreferences(user, { quietFrom: 5 })).rejects.toThrow(
    'Quiet hours need a start and an end.',
  );
});

test('An answer restarts the reminder interval', async () => {
  const here = await room();
  const { game } = await started(here);
  await until(here, NOON + 9 * HOUR, 10 * MINUTE);
  await moves(here, game, 'take');
  const next = await mover(here, game);
  await until(here, NOON + 17 * HOUR, 10 * MINUTE);
  expect((await reminders(here, game)).at(-1)).toMatchObject({ user: next, count: 1, since: NOON + 9 * HOUR });
});

test('After days of downtime there is one reminder, not several', async () => {
  const here = await room();
  const { game } = await started(here);
  here.now = NOON + 100 * HOUR;
  await here.restart();
  await sweepOnce(here.table, here.now);
  await sweepOnce(here.table, here.now);
  expect(await reminders(here, game)).toHaveLength(1);
});

test('A paused or ended game reminds nobody', async () => {
  const here = await room();
  const { game } = await started(here);
  const { game: over } = await started(here, { target: 1 });
  await moves(here, over, 'take');
  await here.table.pause({ user: 'ann' }, game);
  await until(here, NOON + 50 * HOUR, HOUR);
  expect(await reminders(here, game)).toEqual([]);
  expect(await reminders(here, over)).toEqual([]);
  await here.table.resume({ user: 'ann' }, game);
  await sweepOnce(here.table, here.now);
  expect(await reminders(here, game)).toEqual([]);
  await until(here, NOON + 59 * HOUR, HOUR);
  expect(await reminders(here, game)).toHaveLength(1);
});

test('In a window only real holders are reminded', async () => {
  const here = await room();
  const { game } = await started(here, { hours: 100, hands: [['blank'], ['stop'], ['blank']] });
  await moves(here, game, 'roll');
  const user = (await here.table.getGame(game)).members.find(({ seat }) => seat === 'p2')?.user;
  for (const row of await here.store.asks.ofGame(game))
    if (row.veiled) await rewriteAsk(here.store, game, row.number, { dueAt: row.closesAt });
  await until(here, NOON + 40 * HOUR, 10 * MINUTE);
  expect(await reminders(here, game)).toHaveLength(5);
  expect((await reminders(here, game)).every((one) => one.user === user && one.covered)).toBe(true);
  expect(await overdue(here, game)).toEqual([]);
});

test('Pings wait for the end of quiet hours', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const next = (await here.table.getGame(game)).members.find(({ seat }) => seat === 'p2')?.user ?? '';
  await here.table.setPreferences(next, { quietFrom: 11 * 60, quietTo: 13 * 60 });
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['take']);
  const row = (await here.store.outbox.ofGame(game)).findLast(({ kind }) => kind === 'asked');
  expect(row).toMatchObject({ payload: { user: next }, dueAt: NOON + HOUR });
});

/** How many statements a body runs. */
async function statementsOf(body: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const spies = (['run', 'get', 'all'] as const).map((how) => {
    const real = STATEMENT[how];
    return vi.spyOn(STATEMENT, how).mockImplementation(function (this: Sqlite.Statement, ...values: unknown[]) {
      count++;
      return (real as (...values: unknown[]) => unknown).apply(this, values) as never;
    });
  });
  await body();
  for (const spy of spies) spy.mockRestore();
  return count;
}
const STATEMENT = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')) as Sqlite.Statement;

test('A sweep’s statement count is independent of the number of games', async () => {
  const sweeps = async (games: number): Promise<{ quiet: number; busy: number; each: number }> => {
    const here = await room();
    for (let i = 0; i < games; i++) {
      const { game } = await started(here, { hands: [['blank'], ['blank'], ['stop']] });
      if (i % 2) await moves(here, game, 'roll');
    }
    await here.table.setPreferences('bob', { timeZone: 'America/New_York', quietFrom: 22 * 60, quietTo: 6 * 60 });
    const quiet = await statementsOf(async () => sweepOnce(here.table, NOON + MINUTE));
    let done = { closed: 0, reminded: 0 };
    const busy = await statementsOf(async () => (done = await sweepOnce(here.table, NOON + 8 * HOUR)));
    expect(done.reminded).toBeGreaterThan(games / 4);
    return { quiet, busy, each: busy / (done.closed + done.reminded) };
  };
  const [few, many] = [await sweeps(20), await sweeps(200)];
  expect(few.quiet).toBeGreaterThan(0);
  expect(many.quiet).toBe(few.quiet);
  expect(many.each).toBeLessThanOrEqual(few.each * 1.1);
});

test('Presses are answered between two games of a sweep', async () => {
  const here = await room();
  const games: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { game } = await started(here, { hands: [['blank'], ['blank'], ['blank']] });
    await moves(here, game, 'roll');
    const [first] = await here.store.asks.ofGame(game);
    await rewriteAsk(here.store, game, first?.number ?? 0, { dueAt: NOON });
    games.push(game);
  }
  let answered = 0;
  here.table.onChange(() => void answered++);
  // A press arrives with the next turn of the event loop.
  let before = Infinity;
  setImmediate(() => (before = answered));
  expect(await here.table.answerExpired(NOON)).toBe(games.length);
  expect(before).toBeLessThan(games.length);
});
