import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE, moves, only, room, started, type Room, rewrite } from '../table/room.ts';

/** As SQLite numbers it: what is committed is on the disk. */
const FULL = 2;

/** A game in its lobby, whose own message is out of the way. */
function quietRoom(): { here: Room; game: string } {
  const here = room();
  const { game } = here.table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
  rewrite(here.store, { is: 'drop', into: 'outbox', where: { game } });
  return { here, game };
}

const add = ({ here, game }: { here: Room; game: string }, lane: string, nonce: string, dueAt = here.now, kind = 'turn'): void => {
  const row = { game, lane, kind, payload: { nonce }, createdAt: here.now, dueAt, nonce, ask: null };
  rewrite(here.store, { is: 'add', into: 'outbox', row });
};

const claimed = ({ here }: { here: Room }): string[] => here.store.outbox.claim(here.now, 10).map(({ nonce }) => nonce);

test('Messages of a lane go out in order, one at a time, and lanes do not wait for each other', () => {
  const room = quietRoom();
  const { outbox } = room.here.store;
  for (const [lane, nonce] of [
    ['channel', 'a'],
    ['channel', 'b'],
    ['user bob', 'c'],
  ] as const)
    add(room, lane, nonce);
  const first = outbox.claim(room.here.now, 10);
  expect(first.map(({ nonce }) => nonce)).toEqual(['a', 'c']);
  expect(claimed(room)).toEqual([]);
  outbox.sent([first[0]?.id ?? 0], 'm1', room.here.now);
  expect(claimed(room)).toEqual(['b']);
});

test('A message is not claimed before it is due, and holds back what comes after it', () => {
  const room = quietRoom();
  add(room, 'user bob', 'later', room.here.now + MINUTE);
  add(room, 'user bob', 'after');
  expect(claimed(room)).toEqual([]);
  room.here.now += MINUTE;
  expect(claimed(room)).toEqual(['later']);
});

test('What failed is tried again when told to, or sooner, until it is given up', () => {
  const room = quietRoom();
  add(room, 'channel', 'a');
  for (let attempt = 1; attempt <= 12; attempt++) {
    const [row] = room.here.store.outbox.claim(room.here.now, 1);
    expect(row?.attempts).toBe(attempt);
    room.here.store.outbox.failed(row?.id ?? 0, '500', room.here.now + MINUTE);
    expect(claimed(room)).toEqual([]);
    if (attempt % 2) room.here.now += MINUTE;
    else room.here.store.outbox.hurry(room.here.now, room.game);
  }
  room.here.store.outbox.failed(room.here.store.outbox.claim(room.here.now, 1)[0]?.id ?? 0, '500', null);
  room.here.store.outbox.hurry(room.here.now);
  expect(claimed(room)).toEqual([]);
  expect(room.here.store.outbox.ofGame(room.game).at(-1)).toMatchObject({ status: 'failed', error: '500' });
});

test('What was claimed before a crash is known to be uncertain', () => {
  const room = quietRoom();
  add(room, 'channel', 'a');
  claimed(room);
  room.here.restart();
  expect(room.here.store.outbox.uncertain(room.here.now)).toEqual([]);
  expect(room.here.store.outbox.uncertain(room.here.now + 1)).toMatchObject([{ nonce: 'a', status: 'claimed' }]);
  expect(claimed(room)).toEqual([]);
});

test('That something has gone out is noted without waiting for the disk, and nothing else is', () => {
  const waited = new Map<string, boolean>();
  const { prepare } = Sqlite.prototype;
  const spy = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, source: string) {
    const statement = prepare.call(this, source);
    const run = statement.run.bind(statement) as (...values: unknown[]) => Sqlite.RunResult;
    statement.run = (...values: unknown[]) => {
      waited.set(source.toLowerCase(), this.pragma('synchronous', { simple: true }) === FULL);
      return run(...values);
    };
    return statement;
  });
  onTestFinished(() => void spy.mockRestore());
  const here = room();
  const { game } = started(here);
  moves(here, game, 'take');
  for (let rows = here.store.outbox.claim(here.now, 10); rows.length; rows = here.store.outbox.claim(here.now, 10))
    here.store.outbox.sent(
      rows.map(({ id }) => id),
      'm',
      here.now,
    );
  moves(here, game, 'take');
  expect(waited.get('commit')).toBe(true);
  expect([...waited].filter(([, disk]) => !disk).map(([source]) => source)).toEqual([
    expect.stringMatching(/^update "outbox" set "status" = \?, "sent_at"/),
  ]);
});

test('A ping about something answered meanwhile is not sent', () => {
  const here = room();
  const { game } = started(here);
  moves(here, game, 'poll');
  here.table.answer({ user: 'bob' }, game, only(here, game, 'bob').ask, 3);
  const pinged: unknown[] = [];
  for (let rows = here.table.outbox.claim(here.now, 10); rows.length; rows = here.table.outbox.claim(here.now, 10)) {
    for (const { id, kind, payload } of rows) {
      here.table.outbox.sent([id], 'm', here.now);
      if (kind === 'asked') pinged.push((payload as { user: string }).user);
    }
  }
  expect(pinged).not.toContain('bob');
  expect(pinged).toHaveLength(1);
});

test('Looking for messages does not go through those sent long ago', () => {
  const { here } = quietRoom();
  const client = new Sqlite(here.path, { readonly: true });
  const plan = client
    .prepare(
      `explain query plan select id from outbox where outbox.status in ('waiting', 'claimed') and status = 'waiting' and due_at <= 5
    and not exists (select 1 from outbox o where o.game = outbox.game and o.lane = outbox.lane and o.id < outbox.id and o.status in ('waiting', 'claimed')) order by id`,
    )
    .all() as { detail: string }[];
  client.close();
  // A scan of an index that holds only what is open is as good as a search.
  expect(plan.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN') && !detail.includes('INDEX outbox_'))).toEqual([]);
});

test('Those of a kind that will go out after a message are known, and none that have gone out or are of another game', () => {
  const room = quietRoom();
  const { outbox } = room.here.store;
  for (const nonce of ['a', 'b', 'c']) add(room, 'channel', nonce);
  const [first] = outbox.claim(room.here.now, 10);
  const later = (kind: string, game = room.game) => outbox.later(game, kind, first?.id ?? 0).map(({ nonce }) => nonce);
  expect(later('turn')).toEqual(['b', 'c']);
  expect(later('waiting')).toEqual([]);
  expect(later('turn', 'another')).toEqual([]);
  outbox.sent([first?.id ?? 0], 'm1', room.here.now);
  const [second] = outbox.claim(room.here.now, 10);
  expect(second?.nonce).toBe('b');
  expect(later('turn')).toEqual(['c']);
});

test('A ping that may be out already goes out with the message that it was tried with, and with no other', () => {
  const room = quietRoom();
  const { outbox } = room.here.store;
  add(room, 'channel', 'a');
  add(room, 'user bob', 'ping', room.here.now, 'asked');
  const [first] = outbox.claim(room.here.now, 10);
  expect(outbox.takeAlong(first, room.here.now).map(({ nonce }) => nonce)).toEqual(['ping']);
  for (const { id } of outbox.uncertain(room.here.now + 1)) outbox.failed(id, 'uncertain', room.here.now);
  add(room, 'other', 'b');
  const [again, other] = outbox.claim(room.here.now, 10);
  expect([again.nonce, other.nonce]).toEqual(['a', 'b']);
  expect(outbox.takeAlong(other, room.here.now)).toEqual([]);
  expect(outbox.takeAlong(again, room.here.now).map(({ nonce }) => nonce)).toEqual(['ping']);
});

test('What goes out as one message is noted at once', () => {
  const room = quietRoom();
  const { outbox } = room.here.store;
  add(room, 'channel', 'a');
  add(room, 'user bob', 'ping', room.here.now, 'asked');
  const [first] = outbox.claim(room.here.now, 10);
  const taken = outbox.takeAlong(first, room.here.now);
  outbox.sent(
    [first, ...taken].map(({ id }) => id),
    'm1',
    room.here.now,
  );
  expect(
    outbox
      .ofGame(room.game)
      .filter(({ status }) => status === 'sent')
      .map(({ nonce, messageId }) => [nonce, messageId]),
  ).toEqual([
    ['a', 'm1'],
    ['ping', 'm1'],
  ]);
});

test('Whoever is pinged is pinged for all that waits for them, and for nobody else what is not due', () => {
  const room = quietRoom();
  const { outbox } = room.here.store;
  add(room, 'waiting', 'panel', room.here.now, 'waiting');
  add(room, 'user bob', 'later', room.here.now + MINUTE, 'asked');
  add(room, 'user bob', 'due', room.here.now, 'asked');
  add(room, 'user cat', 'hers, later', room.here.now + MINUTE, 'asked');
  const [panel] = outbox.claim(room.here.now, 1);
  expect(outbox.takeAlong(panel, room.here.now).map(({ nonce }) => nonce)).toEqual(['later', 'due']);
});
