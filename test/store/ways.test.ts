import { expect, onTestFinished, test } from 'vitest';
import { openStore, withLease } from '#store';
import { room, started } from '../service/room.ts';
import { doorTo } from './round-trips.ts';

test('a commit takes two round trips, a claim at most five', async () => {
  const here = await room();
  const { game } = await started(here);
  const door = await doorTo(here.path);
  const store = await openStore(door.url);
  onTestFinished(store.close);
  const { cluster } = store;
  if (!cluster) throw new Error('This needs a database that several processes share.');
  const { version } = await store.record(game);
  const errands = ['a', 'b', 'c', 'd'].map(
    (what) => ({ is: 'note', into: 'errands', row: { game, what, version: 1, at: 1 } }) as const,
  );
  expect(await door.waits(async () => store.commit({ game, version, writes: errands, interaction: null }))).toBe(2);

  const [{ token }] = await cluster.leases.take('a', here.now, 10, 60_000);
  const claim = async () => cluster.leases.claim({ owner: 'a', games: [game] }, here.now, 10, 10);
  // Whether a clock was ahead, which is not asked soon again; what is due; whether it may be taken up; that it is; and the end.
  expect(await door.waits(claim)).toBe(5);
  expect(await door.waits(claim)).toBe(2);
  const lane = { game, owner: 'a', token, leaseLeftMs: () => 60_000 };
  const [{ id }] = (await store.outbox.ofGame(game)).filter(({ status }) => status === 'claimed');
  expect(await door.waits(async () => withLease(lane, () => store.outbox.sent([id], 'm', here.now)))).toBe(2);
});
