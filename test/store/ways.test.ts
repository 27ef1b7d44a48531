import { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { whileHolding } from '../../src/store/index.ts';
import { room, started } from '../table/room.ts';

/** How often something is sent to the database meanwhile, by one connection. */
async function sent(body: () => Promise<unknown>): Promise<number> {
  const counts = new Map<Socket, number>();
  const writing = Socket.prototype as unknown as { _writeGeneric: (...given: unknown[]) => void };
  const { _writeGeneric: write } = writing;
  const spy = vi.spyOn(writing, '_writeGeneric').mockImplementation(function (this: Socket, ...given) {
    counts.set(this, (counts.get(this) ?? 0) + 1);
    write.apply(this, given);
  });
  onTestFinished(() => void spy.mockRestore());
  await body();
  spy.mockRestore();
  expect(counts.size).toBe(1);
  return [...counts.values()][0];
}

test('What is asked of the database at once is sent to it at once: a change in two goes, what is noted of a message and what is taken up in as few', async () => {
  const here = await room();
  const { game } = await started(here);
  const { store } = here;
  const { shared } = store;
  if (!shared) throw new Error('This needs a database that several processes share.');
  const { version } = await store.record(game);
  const errands = ['a', 'b', 'c', 'd'].map((what) => ({ is: 'note', into: 'errands', row: { game, what, version: 1, at: 1 } }) as const);
  expect(await sent(async () => store.commit({ game, version, writes: errands, interaction: null }))).toBe(2);

  const [{ token }] = await shared.lanes.take('a', here.now, 10, 60_000);
  const claim = async () => shared.lanes.claim({ owner: 'a', games: [game] }, here.now, 10, 10);
  // Whether a clock was ahead, which is not asked soon again; what is due; whether it may be taken up; that it is; and the end.
  expect(await sent(claim)).toBe(5);
  expect(await sent(claim)).toBe(2);
  const lane = { game, owner: 'a', token, left: () => 60_000 };
  const [{ id }] = (await store.outbox.ofGame(game)).filter(({ status }) => status === 'claimed');
  expect(await sent(async () => whileHolding(lane, () => store.outbox.sent([id], 'm', here.now)))).toBe(2);
});
