import { expect, test } from 'vitest';
import { rewrite } from '../service/room.ts';
import { played } from './sent.ts';

test('A failed private claim or report stops no other message', async () => {
  const { here, game, sender, settle } = await played();
  const waiting = async (): Promise<number> =>
    (await here.store.outbox.ofGame(game)).filter(({ status }) => status !== 'sent').length;
  const before = await waiting();
  expect(before).toBeGreaterThan(0);
  const { outbox } = here.table;
  const { claim } = outbox;
  outbox.claim = async (now, limit, quiet) => {
    if (quiet) throw new Error('away');
    return claim(now, limit, quiet);
  };
  await settle();
  await sender.stop();
  expect(await waiting()).toBeLessThan(before);

  const again = await played();
  const { game: other } = await again.here.table.createGame({ user: 'zoe' }, { edition: 'toy', place: {} });
  await rewrite(again.here.store, {
    is: 'change',
    into: 'outbox',
    where: { game: other, kind: 'lobby' },
    to: { status: 'claimed', claimedAt: 1 },
  });
  const theirs = again.here.table.outbox;
  theirs.markFailed = async () => Promise.reject(new Error('away'));
  await again.settle();
  expect((await again.here.store.outbox.ofGame(again.game)).some(({ status }) => status === 'sent')).toBe(true);
  expect(await theirs.uncertain(again.here.now)).toHaveLength(1);
});

test('A message whose request timed out is retried after the same time', async () => {
  const { here, game, sender, recorder, settle } = await played();
  recorder.leaving = () => {
    throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  };
  await settle();
  await sender.stop();
  const tried = (await here.store.outbox.ofGame(game)).filter(({ attempts }) => attempts === 1);
  expect(tried.length).toBeGreaterThan(0);
  for (const { dueAt } of tried) expect(dueAt - here.now).toBe(15_000);
  // Nor sooner where everything else that has failed is tried again; but then no later either.
  await here.store.outbox.retryNow(here.now);
  for (const { dueAt } of (await here.store.outbox.ofGame(game)).filter(({ attempts }) => attempts === 1))
    expect(dueAt - here.now).toBe(15_000);
  await here.store.outbox.markFailed(tried[0].id, 'given up, away', here.now + 100_000);
  await here.store.outbox.retryNow(here.now);
  expect((await here.store.outbox.find(tried[0].id))?.dueAt).toBe(here.now + 15_000);
});
