import { expect, test } from 'vitest';
import { sweepOnce } from '#scheduler';
import { HOUR, MINUTE, mover, moves, NOON, room, started, type Room, rewriteAsk } from '../service/room.ts';
import { toy } from '../service/toy.ts';

const DAY = 24 * HOUR;

/** Whatever goes out now, in order; each as soon as the one before it has gone. */
async function said(here: Room): Promise<string[]> {
  const out: string[] = [];
  for (
    let rows = await here.store.outbox.claim(here.now, 50);
    rows.length;
    rows = await here.store.outbox.claim(here.now, 50)
  ) {
    for (const row of rows) {
      out.push(row.kind);
      await here.store.outbox.sent([row.id], `m${row.id}`, here.now);
    }
  }
  return out;
}

test('After a clock correction, messages dated ahead go out without delay', async () => {
  const here = await room();
  here.now = NOON + DAY;
  const { game } = await started(here);
  here.now = NOON;
  await moves(here, game, 'take');
  expect(await said(here)).toEqual(expect.arrayContaining(['notice', 'turn', 'turn']));
  expect((await here.store.outbox.ofGame(game)).filter(({ status }) => status === 'waiting')).toEqual([]);
});

test('A delayed message keeps its delay across a clock correction', async () => {
  const here = await room();
  here.now = NOON + DAY;
  const { game } = await started(here, { target: 1 });
  await moves(here, game, 'take');
  here.now = NOON;
  expect(await said(here)).not.toContain('seed');
  here.now = NOON + DAY - 1;
  expect(await said(here)).toEqual([]);
  here.now = NOON + DAY;
  expect(await said(here)).toEqual(['seed']);
});

test('A retry scheduled under a fast clock is due once corrected', async () => {
  const here = await room();
  await started(here);
  const [row] = await here.store.outbox.claim(here.now, 1);
  here.now = NOON + DAY;
  await here.store.outbox.markFailed(row.id, 'away', here.now + MINUTE);
  here.now = NOON + MINUTE;
  expect((await here.store.outbox.claim(here.now, 50)).map(({ id }) => id)).toContain(row.id);
});

test('A clock correction backdates claimed messages', async () => {
  const here = await room();
  here.now = NOON + DAY;
  await started(here);
  const [row] = await here.store.outbox.claim(here.now, 1);
  here.now = NOON;
  await here.store.outbox.claim(here.now, 1);
  expect(await here.store.outbox.find(row.id)).toMatchObject({ status: 'claimed', claimedAt: NOON });
  expect((await here.store.outbox.find(row.id))?.createdAt).toBeLessThan(NOON - HOUR);
  expect((await here.store.outbox.uncertain(NOON + 1)).map(({ id }) => id)).toContain(row.id);
});

test('A clock correction keeps a window’s length and re-announces it', async () => {
  const here = await room();
  here.now = NOON + DAY;
  const { game } = await started(here, { hours: 6, veil: false, hands: [['stop'], ['stop'], ['stop']] });
  await moves(here, game, 'roll');
  const [ask] = await here.store.asks.ofGame(game);
  expect(ask).toMatchObject({ openedAt: NOON + DAY, closesAt: NOON + DAY + 6 * HOUR });
  here.now = NOON + 10 * MINUTE;
  await said(here);
  await sweepOnce(here.table, here.now);
  expect((await here.store.asks.ofGame(game))[0]).toMatchObject({
    openedAt: here.now,
    closesAt: here.now + 6 * HOUR,
    dueAt: here.now + 6 * HOUR,
  });
  expect(await said(here)).toContain('waiting');
  const waited = await here.table.pendingPlayers(game);
  await sweepOnce(here.table, here.now + 6 * HOUR - 1);
  expect(await here.table.pendingPlayers(game)).toEqual(waited);
  expect((await sweepOnce(here.table, here.now + 6 * HOUR)).closed).toBeGreaterThan(0);
});

test('A hidden question loses no time by a clock correction', async () => {
  const here = await room();
  const { game } = await started(here, { hours: 6 });
  const user = await mover(here, game);
  const [before] = await here.store.asks.ofGame(game);
  here.now = NOON + DAY;
  await here.table.act({ user }, game, 'fine', null);
  here.now = NOON + 10 * MINUTE;
  const own = (await here.table.openQuestions(game, user))[0];
  await here.table.answer({ user }, game, own.ask, 1);
  expect((await here.store.asks.ofGame(game))[0]).toMatchObject({
    number: before.number,
    openedAt: before.openedAt,
    hiddenAt: null,
  });
});

test('A pause during a clock correction takes no time away', async () => {
  const here = await room();
  const { game } = await started(here);
  here.now = NOON + DAY;
  await here.table.pause({ user: 'ann' }, game);
  here.now = NOON + MINUTE;
  await here.table.resume({ user: 'ann' }, game);
  expect((await here.store.asks.ofGame(game))[0].openedAt).toBe(NOON);
});

test('A practice player scheduled under a fast clock plays once corrected', async () => {
  const here = await room({
    editions: [{ ...toy, ai: { answer: () => ['take'], fallback: () => ['take'], freeAction: () => undefined } }],
  });
  const { table } = here;
  const { game } = await table.createGame({ user: 'ann' }, { edition: 'toy', place: { channel: '1' } });
  await table.join({ user: 'ann' }, game, { name: 'Ann' });
  await table.seatAi({ user: 'ann' }, game);
  await table.startGame({ user: 'ann' }, game);
  if ((await mover(here, game)) === 'ann') await moves(here, game, 'take');
  const [ask] = await here.store.asks.ofGame(game);
  await rewriteAsk(here.store, game, ask.number, { dueAt: NOON + DAY });
  expect((await sweepOnce(table, NOON + MINUTE)).closed).toBe(1);
});

test('Reminders recorded under a fast clock do not suppress due ones', async () => {
  const here = await room();
  const { game } = await started(here);
  await sweepOnce(here.table, NOON + DAY);
  here.now = NOON + 9 * HOUR;
  expect((await sweepOnce(here.table, here.now)).reminded).toBe(1);
  expect((await sweepOnce(here.table, here.now + MINUTE)).reminded).toBe(0);
  expect((await here.store.outbox.ofGame(game)).filter(({ kind }) => kind === 'reminder')).toHaveLength(2);
});
