import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plansOf, statements } from '../service/statements.ts';
import { onFile } from './stored.ts';
import { MINUTE, moves, only, room, started, type Room, rewrite } from '../service/room.ts';

/** As SQLite numbers it: what is committed is on the disk. */
const FULL = 2;

/** A game in its lobby, whose own message is out of the way. */
async function quietRoom(): Promise<{ here: Room; game: string }> {
  const here = await room();
  const { game } = await here.table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
  await rewrite(here.store, { is: 'drop', into: 'outbox', where: { game } });
  return { here, game };
}

const add = async (
  { here, game }: { here: Room; game: string },
  lane: string,
  nonce: string,
  dueAt = here.now,
  kind = 'turn',
): Promise<void> => {
  const row = { game, lane, kind, payload: { nonce }, createdAt: here.now, dueAt, nonce, ask: null };
  await rewrite(here.store, { is: 'add', into: 'outbox', row });
};

const claimed = async ({ here }: { here: Room }): Promise<string[]> =>
  (await here.store.outbox.claim(here.now, 10)).map(({ nonce }) => nonce);

test('Messages of a lane go out in order; lanes are independent', async () => {
  const room = await quietRoom();
  const { outbox } = room.here.store;
  for (const [lane, nonce] of [
    ['channel', 'a'],
    ['channel', 'b'],
    ['user bob', 'c'],
  ] as const)
    await add(room, lane, nonce);
  const first = await outbox.claim(room.here.now, 10);
  expect(first.map(({ nonce }) => nonce)).toEqual(['a', 'c']);
  expect(await claimed(room)).toEqual([]);
  await outbox.sent([first[0]?.id ?? 0], 'm1', room.here.now);
  expect(await claimed(room)).toEqual(['b']);
});

test('A message is not claimed early, and blocks those behind it', async () => {
  const room = await quietRoom();
  await add(room, 'user bob', 'later', room.here.now + MINUTE);
  await add(room, 'user bob', 'after');
  expect(await claimed(room)).toEqual([]);
  room.here.now += MINUTE;
  expect(await claimed(room)).toEqual(['later']);
});

test('A failed message is retried until it is marked as failed for good', async () => {
  const room = await quietRoom();
  await add(room, 'channel', 'a');
  for (let attempt = 1; attempt <= 12; attempt++) {
    const [row] = await room.here.store.outbox.claim(room.here.now, 1);
    expect(row?.attempts).toBe(attempt);
    await room.here.store.outbox.markFailed(row?.id ?? 0, '500', room.here.now + MINUTE);
    expect(await claimed(room)).toEqual([]);
    if (attempt % 2) room.here.now += MINUTE;
    else await room.here.store.outbox.retryNow(room.here.now, room.game);
  }
  await room.here.store.outbox.markFailed(
    (await room.here.store.outbox.claim(room.here.now, 1))[0]?.id ?? 0,
    '500',
    null,
  );
  await room.here.store.outbox.retryNow(room.here.now);
  expect(await claimed(room)).toEqual([]);
  expect((await room.here.store.outbox.ofGame(room.game)).at(-1)).toMatchObject({ status: 'failed', error: '500' });
});

test('A message claimed before a crash is uncertain', async () => {
  const room = await quietRoom();
  await add(room, 'channel', 'a');
  await claimed(room);
  await room.here.restart();
  expect(await room.here.store.outbox.uncertain(room.here.now)).toEqual([]);
  expect(await room.here.store.outbox.uncertain(room.here.now + 1)).toMatchObject([{ nonce: 'a', status: 'claimed' }]);
  expect(await claimed(room)).toEqual([]);
});

onFile('Only marking a row as sent commits without fsync', async () => {
  const waited = new Map<string, boolean>();
  const { prepare } = Sqlite.prototype;
  const spy = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (
    this: Sqlite.Database,
    source: string,
  ) {
    const statement = prepare.call(this, source);
    const run = statement.run.bind(statement) as (...values: unknown[]) => Sqlite.RunResult;
    statement.run = (...values: unknown[]) => {
      waited.set(source.toLowerCase(), this.pragma('synchronous', { simple: true }) === FULL);
      return run(...values);
    };
    return statement;
  });
  onTestFinished(() => void spy.mockRestore());
  const here = await room();
  const { game } = await started(here);
  await moves(here, game, 'take');
  for (
    let rows = await here.store.outbox.claim(here.now, 10);
    rows.length;
    rows = await here.store.outbox.claim(here.now, 10)
  )
    await here.store.outbox.sent(
      rows.map(({ id }) => id),
      'm',
      here.now,
    );
  await moves(here, game, 'take');
  expect(waited.get('commit')).toBe(true);
  expect([...waited].filter(([, disk]) => !disk).map(([source]) => source)).toEqual([
    expect.stringMatching(/^update "outbox" set "status" = \?, "sent_at"/),
  ]);
});

test('A ping about an answered question is not sent', async () => {
  const here = await room();
  const { game } = await started(here);
  await moves(here, game, 'poll');
  await here.table.answer({ user: 'bob' }, game, (await only(here, game, 'bob')).ask, 3);
  const pinged: unknown[] = [];
  for (
    let rows = await here.table.outbox.claim(here.now, 10);
    rows.length;
    rows = await here.table.outbox.claim(here.now, 10)
  ) {
    for (const { id, kind, payload } of rows) {
      await here.table.outbox.sent([id], 'm', here.now);
      if (kind === 'asked') pinged.push((payload as { user: string }).user);
    }
  }
  expect(pinged).not.toContain('bob');
  expect(pinged).toHaveLength(1);
});

onFile('Finding due rows reads neither old sent rows nor later ones', async () => {
  const executed = statements();
  const { here } = await quietRoom();
  executed.clear();
  await here.store.outbox.claim(here.now, 10);
  await here.store.outbox.uncertain(here.now);
  const plans = plansOf(here.path, executed).filter(({ statement }) => /due_at between|claimed_at" </.test(statement));
  expect(new Set(plans.map(({ statement }) => statement)).size).toBe(3);
  for (const statement of new Set(plans.map((one) => one.statement)))
    expect(plans.filter((one) => one.statement === statement).map(({ step }) => step)).toContainEqual(
      expect.stringContaining('outbox_due'),
    );
  expect(plans.filter(({ step }) => step.startsWith('SCAN') || step.includes('outbox_open'))).toEqual([]);
  // As soon as there are enough, no more are looked at.
  expect(plans.filter(({ step, statement }) => step.includes('TEMP B-TREE') && statement.includes('limit'))).toEqual(
    [],
  );
});

test('later() lists messages of a kind that follow in the game', async () => {
  const room = await quietRoom();
  const { outbox } = room.here.store;
  for (const nonce of ['a', 'b', 'c']) await add(room, 'channel', nonce);
  const [first] = await outbox.claim(room.here.now, 10);
  const later = async (kind: string, game = room.game) =>
    (await outbox.later(game, kind, first?.id ?? 0)).map(({ nonce }) => nonce);
  expect(await later('turn')).toEqual(['b', 'c']);
  expect(await later('waiting')).toEqual([]);
  expect(await later('turn', 'another')).toEqual([]);
  await outbox.sent([first?.id ?? 0], 'm1', room.here.now);
  const [second] = await outbox.claim(room.here.now, 10);
  expect(second?.nonce).toBe('b');
  expect(await later('turn')).toEqual(['c']);
});

test('An uncertain ping is repeated only with its original message', async () => {
  const room = await quietRoom();
  const { outbox } = room.here.store;
  await add(room, 'channel', 'a');
  await add(room, 'user bob', 'ping', room.here.now, 'asked');
  const [first] = await outbox.claim(room.here.now, 10);
  expect((await outbox.claimPings(first, room.here.now)).map(({ nonce }) => nonce)).toEqual(['ping']);
  for (const { id } of await outbox.uncertain(room.here.now + 1))
    await outbox.markFailed(id, 'uncertain', room.here.now);
  await add(room, 'other', 'b');
  const [again, other] = await outbox.claim(room.here.now, 10);
  expect([again.nonce, other.nonce]).toEqual(['a', 'b']);
  expect(await outbox.claimPings(other, room.here.now)).toEqual([]);
  expect((await outbox.claimPings(again, room.here.now)).map(({ nonce }) => nonce)).toEqual(['ping']);
});

test('Rows sent as one message are marked together', async () => {
  const room = await quietRoom();
  const { outbox } = room.here.store;
  await add(room, 'channel', 'a');
  await add(room, 'user bob', 'ping', room.here.now, 'asked');
  const [first] = await outbox.claim(room.here.now, 10);
  const taken = await outbox.claimPings(first, room.here.now);
  await outbox.sent(
    [first, ...taken].map(({ id }) => id),
    'm1',
    room.here.now,
  );
  expect(
    (await outbox.ofGame(room.game))
      .filter(({ status }) => status === 'sent')
      .map(({ nonce, messageId }) => [nonce, messageId]),
  ).toEqual([
    ['a', 'm1'],
    ['ping', 'm1'],
  ]);
});

test('A ping covers the player for all that waits for them', async () => {
  const room = await quietRoom();
  const { outbox } = room.here.store;
  await add(room, 'waiting', 'panel', room.here.now, 'waiting');
  await add(room, 'user bob', 'later', room.here.now + MINUTE, 'asked');
  await add(room, 'user bob', 'due', room.here.now, 'asked');
  await add(room, 'user cat', 'hers, later', room.here.now + MINUTE, 'asked');
  const [panel] = await outbox.claim(room.here.now, 1);
  expect((await outbox.claimPings(panel, room.here.now)).map(({ nonce }) => nonce)).toEqual(['later', 'due']);
});
