import { Collection } from 'discord.js';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { ConnectionPool } from '#store/postgres/connection-pool.ts';
import type { ClusterStore } from '#store';
import { played } from '../discord/sent.ts';
import { amend, ask } from './stored.ts';
import { waitFor } from '../wait.ts';

/** Longer than any test, however busy the machine is. */
const LEASE = 600_000;

/** One process of several, which says what there is to say of a game. */
async function speaking(lease = LEASE) {
  const { lanes, ...one } = await played(undefined, undefined, lease);
  const { cluster } = one.here.table;
  if (!lanes || !cluster) throw new Error('This needs a database that several processes share.');
  onTestFinished(async () => lanes.release(false));
  one.recorder.there = new Collection();
  const { here, game } = one;
  /** How much is due and not said yet. */
  const due = async (): Promise<number> =>
    (await here.store.outbox.ofGame(game)).filter(
      ({ status, dueAt }) => ['waiting', 'claimed'].includes(status) && dueAt <= here.now,
    ).length;
  return { ...one, lanes, shared: cluster, due };
}

/** As long as it is not let go, nothing that is asked for is answered. */
function gate(): { open: () => void; shut: Promise<void> } {
  let open: () => void = () => undefined;
  const shut = new Promise<void>((resolve) => (open = resolve));
  return { open, shut };
}

const anothers = async (shared: ClusterStore, now: number): Promise<number> =>
  (await shared.leases.take('b', now, 10, LEASE)).length;

test('A sender stopped during a claim sends nothing', async () => {
  const { here, sender, shared, recorder } = await speaking();
  const { open, shut } = gate();
  const { claim } = shared.leases;
  let asked = 0;
  shared.leases.claim = async (...given) => {
    asked++;
    await shut;
    return claim(...given);
  };
  sender.wake();
  await waitFor(() => expect(asked).toBe(1));
  await sender.stop();
  expect(await anothers(shared, here.now)).toBe(0);
  open();
  await sender.drain();
  expect(recorder.sent).toEqual([]);
  await amend(here.path, 'update lanes set until = 0');
  expect(await anothers(shared, here.now)).toBe(1);
});

test('An idle stopped sender releases only the leases it still has', async () => {
  const { here, game, sender, due } = await speaking();
  sender.wake();
  await waitFor(async () => expect(await due()).toBe(0));
  await sender.drain();
  // Of one that has run out another is about to say what there is to say.
  await amend(here.path, "insert into lanes (game, owner, token, until) values ('OTHER', 'a', 1, 0)");
  const other = new pg.Client({ connectionString: here.path });
  await other.connect();
  await other.query('begin');
  await other.query("select 1 from lanes where game = 'OTHER' for update");
  await sender.stop();
  await other.end();
  expect(await ask(here.path, `select game from lanes where game = '${game}' and until > 0`)).toEqual([]);
});

test('A stopped sender releases its leases after its last message', async () => {
  const { here, game, sender, recorder } = await speaking();
  const gates = [gate(), gate()];
  let leaving = 0;
  recorder.leaving = async () => gates[leaving++].shut;
  sender.wake();
  await waitFor(() => expect(leaving).toBe(2));
  const { open, shut } = gate();
  let looking = false;
  here.table.outbox.uncertain = async () => {
    looking = true;
    await shut;
    return [];
  };
  const stopped = sender.stop();
  gates[0].open();
  await waitFor(() => expect(looking).toBe(true));
  gates[1].open();
  await stopped;
  expect(await ask(here.path, `select game from lanes where game = '${game}' and until > 0`)).toEqual([]);
  open();
});

test('A failing takeover does not stop a process’s own games', async () => {
  const { here, game, sender, lanes, shared, due } = await speaking();
  await lanes.acquire(here.now, 10);
  shared.leases.take = async () => Promise.reject(new Error('canceling statement due to lock timeout'));
  expect(await due()).toBeGreaterThan(0);
  sender.wake();
  await waitFor(async () => expect(await due()).toBe(0));
  expect(lanes.find(game)).toBeDefined();
});

test('A game lost after its claim is left to the next owner', async () => {
  const { sender, lanes, shared, recorder, due } = await speaking();
  const { claim } = shared.leases;
  // Each of those taken up is looked at once: then it is over.
  let looks = Infinity;
  shared.leases.claim = async (...given) => {
    const rows = await claim(...given);
    looks = rows.length;
    return rows;
  };
  const of = lanes.find.bind(lanes);
  let lost = 0;
  lanes.find = (game) => (looks-- > 0 ? of(game) : (lost++, undefined));
  const before = await due();
  sender.wake();
  await waitFor(() => expect(lost).toBeGreaterThan(0));
  await sender.drain();
  expect(recorder.sent).toEqual([]);
  expect(await due()).toBe(before);
});

test('A message begun under an expired lease is finished first', async () => {
  const { here, game, sender, lanes, shared, recorder } = await speaking();
  const [first, second] = [gate(), gate()];
  let leaving = 0;
  recorder.leaving = async () => (leaving++ < 2 ? first : second).shut;
  sender.wake();
  await waitFor(() => expect(leaving).toBe(2));
  // Its lease is not renewed any more, and is had again.
  await amend(here.path, 'update lanes set until = 0');
  await lanes.acquire(here.now, 10);
  sender.wake();
  await waitFor(async () =>
    expect((await here.store.outbox.ofGame(game)).filter(({ attempts }) => attempts > 1)).toHaveLength(2),
  );
  expect(leaving).toBe(2);
  first.open();
  await waitFor(() => expect(leaving).toBeGreaterThan(2));
  await sender.stop();
  expect(await anothers(shared, here.now)).toBe(0);
  second.open();
  await sender.drain();
});

test('A process hanging in a transaction is cut off in time', async () => {
  const { here, game, shared } = await speaking();
  const hanging = new ConnectionPool(here.path);
  const { open, shut } = gate();
  let holds = false;
  const hung = hanging.transaction(async (client) => {
    await client.query("insert into lanes (game, owner, token, until) values ($1, 'c', 1, 0)", [game]);
    holds = true;
    await shut;
    await client.query('select 1');
  });
  await waitFor(() => expect(holds).toBe(true));
  expect(await anothers(shared, here.now)).toBe(1);
  open();
  await expect(hung).rejects.toThrow();
  await hanging.end();
});

test('A cluster sends messages dated ahead at once after correction', async () => {
  const { here, game, sender, due } = await speaking();
  await amend(
    here.path,
    `update outbox set created_at = created_at + 86400000, due_at = due_at + 86400000 where game = '${game}'`,
  );
  sender.wake();
  await waitFor(async () => {
    sender.wake();
    const left = (await here.store.outbox.ofGame(game)).filter(
      ({ status, dueAt }) => status === 'waiting' && dueAt > here.now + 86_000_000,
    );
    expect(left).toEqual([]);
    expect((await here.store.outbox.ofGame(game)).some(({ status }) => status === 'sent')).toBe(true);
    expect(await due()).toBe(0);
  });
});
