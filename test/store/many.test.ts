import { acquireInstanceLock } from '#cluster/instance-lock.ts';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LeaseLost, openStore, withLease, type ChangeSet, type GameLease, type ClusterStore, type Store } from '#store';
import { GameService, InternalError } from '#service';
import { runWhileLeader } from '#cluster/leader-election.ts';
import { fromSeed, HOUR, mover, moves, only, rewrite, room, started, type Room } from '../service/room.ts';
import { toy } from '../service/toy.ts';
import { amend, ask, newDatabase } from './stored.ts';
import { waitFor } from '../wait.ts';

/** Longer than any test, however busy the machine is. */
const LEASE = 600_000;
/** One that comes to an end by itself. */
const SHORT = 1_500;

async function opened(url: string): Promise<Store & { cluster: ClusterStore }> {
  const store = await openStore(url);
  onTestFinished(async () => store.close());
  return store as Store & { cluster: ClusterStore };
}

/** Another process over the same database. */
async function elsewhere(
  here: Room,
  editions = [toy],
): Promise<{ store: Store & { cluster: ClusterStore }; table: GameService }> {
  const store = await opened(here.path);
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  return {
    store,
    table: new GameService({ store, editions, clock: () => here.now, random: fromSeed(99), log: quiet }),
  };
}

/** All that is kept of what is to be said and has been. */
const saidOf = async (url: string): Promise<unknown[]> => [
  ...(await ask(url, 'select * from outbox order by id')),
  ...(await ask(url, 'select * from panels order by message')),
];

const held = (game: string, owner: string, token: number): GameLease => ({
  game,
  owner,
  token,
  leaseLeftMs: () => LEASE,
});

test('one process sends a game’s messages until its lease expires', async () => {
  const here = await room();
  const { game } = await started(here);
  const [a, b] = [await opened(here.path), await opened(here.path)];
  const [lane] = await a.cluster.leases.take('a', here.now, 10, LEASE);
  expect(lane).toEqual({ game, token: 1 });
  expect(await b.cluster.leases.take('b', here.now, 10, LEASE)).toEqual([]);
  expect(await b.cluster.leases.claim({ owner: 'b', games: [game] }, here.now, 10)).toEqual([]);
  const [first] = await a.cluster.leases.claim({ owner: 'a', games: [game] }, here.now, 10);
  expect(first).toMatchObject({ game, status: 'claimed', attempts: 1 });
  // It is renewed, and stays where it is.
  const until = async (): Promise<number> =>
    Number((await ask<{ until: string }>(here.path, 'select until from lanes'))[0].until);
  const before = await until();
  expect(await a.cluster.leases.renew('a', [game], LEASE)).toEqual([game]);
  expect(await until()).toBeGreaterThan(before);
  expect(await b.cluster.leases.take('b', here.now, 10, LEASE)).toEqual([]);
  await amend(here.path, `update lanes set until = until - ${LEASE}`);
  expect(await a.cluster.leases.renew('a', [game], LEASE)).toEqual([]);
  expect(await b.cluster.leases.take('b', here.now, 10, LEASE)).toEqual([{ game, token: 2 }]);
  const again = (await b.cluster.leases.claim({ owner: 'b', games: [game] }, here.now, 10)).find(
    ({ id }) => id === first.id,
  );
  // It has been tried: it is looked for before it is sent again.
  expect(again).toMatchObject({ attempts: 2, error: 'uncertain' });

  const late = held(game, 'a', 1);
  const panel = { message: 'm', game, channel: 'c', at: 1, head: 1, offers: [] };
  const kept = await saidOf(here.path);
  for (const write of [
    () => a.outbox.sent([first.id], 'late', here.now),
    () => a.outbox.markFailed(first.id, 'late', here.now),
    () => a.outbox.savePictures(first.id, []),
    () => a.outbox.reassign([first.id], 'late'),
    () => a.outbox.claimPings(first, here.now),
    () => a.panels.save(panel),
    () => a.panels.remove('m'),
  ])
    await expect(withLease<Promise<unknown>>(late, write)).rejects.toThrow(LeaseLost);
  expect(await saidOf(here.path)).toEqual(kept);
  const { table } = await elsewhere(here);
  await expect(withLease(late, () => table.setPlace({ user: '' }, game, { thread: 'late' }))).rejects.toThrow(
    InternalError,
  );
  expect((await table.getGame(game)).place).not.toMatchObject({ thread: 'late' });
  // Nor does whoever has the lane lose anything by it.
  await withLease(held(game, 'b', 2), () => b.outbox.sent([first.id], 'found', here.now));
  expect(await b.outbox.find(first.id)).toMatchObject({ status: 'sent', messageId: 'found' });
});

test('A write under a lease extends it; the next owner waits', async () => {
  const here = await room();
  const { game } = await started(here);
  const [a, b] = [await opened(here.path), await opened(here.path)];
  await a.cluster.leases.take('a', here.now, 10, LEASE);
  const panel = { message: 'm', game, channel: 'c', at: 1, head: 1, offers: [] };
  await a.panels.save(panel);
  const other = new pg.Client({ connectionString: here.path });
  await other.connect();
  await other.query('begin');
  await other.query('select 1 from panels for update');
  const writing = withLease(held(game, 'a', 1), async () => a.panels.save({ ...panel, head: 2 }));
  const waits = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await waitFor(async () => expect(await ask(here.path, waits)).toHaveLength(1));
  expect(await Promise.race([a.cluster.leases.renew('a', [game], LEASE), pause(2_000)])).toEqual([game]);
  await amend(here.path, 'update lanes set until = 0');
  // Nor is anything else kept waiting by a process that hangs.
  expect(await Promise.race([b.cluster.leases.take('b', here.now, 10, LEASE), pause(2_000)])).toEqual([]);
  const { game: another } = await started(here);
  expect(await Promise.race([b.cluster.leases.take('b', here.now, 1, LEASE), pause(2_000)])).toEqual([
    { game: another, token: 1 },
  ]);
  await other.query('rollback');
  await other.end();
  await writing;
  expect(await b.cluster.leases.take('b', here.now, 10, LEASE)).toEqual([{ game, token: 2 }]);
  expect(await b.panels.ofGame(game)).toMatchObject([{ message: 'm', head: 2 }]);
});

test('Of several processes one owns each game and sends in order', async () => {
  const here = await room();
  const games: string[] = [];
  for (let n = 0; n < 6; n++) {
    const { game } = await here.table.createGame({ user: `ann ${n}` }, { edition: 'toy', place: {} });
    await rewrite(here.store, { is: 'drop', into: 'outbox', where: { game } });
    for (let i = 0; i < 6; i++)
      await rewrite(here.store, {
        is: 'add',
        into: 'outbox',
        row: {
          game,
          lane: 'channel',
          kind: 'notice',
          payload: { i },
          createdAt: here.now,
          dueAt: here.now,
          nonce: `${game} ${i}`,
          ask: null,
        },
      });
    games.push(game);
  }
  const taken: { owner: string; game: string; i: number }[] = [];
  const workers = await Promise.all(
    ['a', 'b', 'c'].map(async (owner) => ({
      owner,
      store: await opened(here.path),
      lanes: new Map<string, GameLease>(),
    })),
  );
  type Worker = (typeof workers)[number];
  const takeLanes = async ({ owner, store, lanes }: Worker): Promise<void> => {
    for (const { game, token } of await store.cluster.leases.take(owner, here.now, 2, 60_000))
      lanes.set(game, held(game, owner, token));
  };
  const work = async (worker: Worker): Promise<void> => {
    const { owner, store, lanes } = worker;
    for (let idle = 0; idle < 20;) {
      await takeLanes(worker);
      const rows = await store.cluster.leases.claim({ owner, games: [...lanes.keys()] }, here.now, 3);
      idle = rows.length ? 0 : idle + 1;
      for (const { id, game, payload } of rows) {
        taken.push({ owner, game, ...(payload as { i: number }) });
        await withLease(lanes.get(game), () => store.outbox.sent([id], 'm', here.now));
      }
    }
  };
  // Each has some before any is ahead of the others.
  await Promise.all(workers.map(takeLanes));
  await Promise.all(workers.map(work));
  for (const game of games) {
    const own = taken.filter((one) => one.game === game);
    expect(own.map(({ i }) => i)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(own.map(({ owner }) => owner)).size).toBe(1);
  }
  expect(new Set(taken.map(({ owner }) => owner)).size).toBeGreaterThan(1);
});

test('Outbox ids become visible in commit order', async () => {
  const here = await room();
  const { game } = await started(here);
  const stores = [here.store, await opened(here.path), await opened(here.path)];
  let over = false;
  const seen: number[][] = [];
  const watching = (async () => {
    while (!over)
      seen.push(
        (await ask<{ id: string }>(here.path, 'select id from outbox order by id')).map(({ id }) => Number(id)),
      );
  })();
  // Between the number and the commit there are two looks at least, so that one of them begins and ends there.
  const looks = async (count: number): Promise<void> => {
    for (const enough = seen.length + count; seen.length < enough && !over;) await pause(1);
  };
  const below = fromSeed(5);
  const { query } = pg.Client.prototype as unknown as { query: (...given: unknown[]) => Promise<unknown> };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    if (given[0] === 'commit') await looks(2 + below(4));
    return query.apply(this, given);
  } as never);
  onTestFinished(() => {
    over = true;
    spy.mockRestore();
  });
  // Nothing else in the game is touched that another would have to wait for.
  const says = async (n: number): Promise<void> => {
    const store = stores[n % 3];
    const row = { game, lane: 'x', kind: 'notice', payload: { n }, createdAt: 1, dueAt: 1, nonce: `n ${n}`, ask: null };
    for (let is = 'stale'; is === 'stale';) {
      const { version } = await store.record(game);
      ({ is } = await store.commit({ game, version, writes: [{ is: 'add', into: 'outbox', row }], interaction: null }));
    }
  };
  await Promise.all(Array.from({ length: 12 }, async (_, n) => says(n)));
  over = true;
  await watching;
  for (const [i, ids] of seen.slice(1).entries()) {
    const last = Math.max(0, ...seen[i]);
    expect(ids.filter((id) => id <= last)).toEqual(seen[i]);
  }
  // Twelve changes one after another, and each is seen to come.
  expect(new Set(seen.map(({ length }) => length)).size).toBeGreaterThan(10);
  // Numbers are given one by one, and to none in advance.
  expect(await ask(here.path, "select 1 from pg_sequences where schemaname = 'public' and cache_size <> 1")).toEqual(
    [],
  );
});

test('Concurrent processes remind a player once', async () => {
  const here = await room();
  const { game } = await started(here);
  const later = here.now + 9 * HOUR;
  const tables = [here.table, (await elsewhere(here)).table, (await elsewhere(here)).table];
  // All of them have chosen before any of them has reminded.
  let chosen = 0;
  const all = new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (chosen < tables.length) return;
      clearInterval(look);
      resolve();
    }, 5);
  });
  for (const table of tables) {
    const { store } = (table as unknown as { context: { store: Store } }).context;
    const { record } = store;
    store.record = async (...given) => {
      await all;
      return record(...given);
    };
  }
  await Promise.all(tables.map(async (table) => table.remindAllGames(later, (waits) => (chosen++, waits))));
  expect((await here.store.outbox.ofGame(game)).filter(({ kind }) => kind === 'reminder')).toHaveLength(1);
});

test('One process runs the clock; another takes over when it hangs', async () => {
  const store = await opened(await newDatabase());
  const doing: string[] = [];
  const duty = (owner: string, ask = (forMs: number) => store.cluster.acquireLeadership('clock', owner, forMs)) =>
    runWhileLeader(ask, SHORT, () => {
      doing.push(`${owner} begins`);
      return { stop: async () => void doing.push(`${owner} ends`) };
    });
  let frozen = false;
  const first = duty('a', async (forMs) =>
    frozen ? Promise.reject(new Error('away')) : store.cluster.acquireLeadership('clock', 'a', forMs),
  );
  await waitFor(() => expect(doing).toEqual(['a begins']));
  const second = duty('b');
  await pause(2 * SHORT);
  expect(doing).toEqual(['a begins']);
  frozen = true;
  await waitFor(() => expect(doing.slice().sort()).toEqual(['a begins', 'a ends', 'b begins']));
  await first.stop();
  await second.stop();
});

test('All processes share one request budget and one rate-limit pause', async () => {
  const stores = [await opened(await newDatabase())];
  stores.push(stores[0], stores[0]);
  const began: number[] = [];
  const since = performance.now();
  await Promise.all(
    stores.map(async ({ cluster }) => {
      for (let n = 0; n < 10; n++) {
        await pause(await cluster.requestBudget.take('x', 1, 25, 4));
        began.push(performance.now() - since);
      }
    }),
  );
  // Thirty of them, four at once: the last not before 25 turns are over.
  expect(Math.max(...began)).toBeGreaterThan(25 * 25 - 30);
  await stores[0].cluster.requestBudget.stop('x', 600_000);
  expect(await stores[1].cluster.requestBudget.take('x', 1, 25, 4)).toBeGreaterThan(300_000);
  expect(await stores[0].cluster.requestBudget.refused('x', 60_000, 1)).toBe(1);
  expect(await stores[1].cluster.requestBudget.refused('x', 60_000, 2)).toBe(3);
  await pause(30);
  expect(await stores[1].cluster.requestBudget.refused('x', 20, 1)).toBe(1);
});

test('Another process resumes the plan of a killed one', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask: alias } = await only(here, game, user);
  // It is killed right after the commit.
  const dying = here.store as Store & { cluster: ClusterStore };
  const commit = dying.commit.bind(dying);
  dying.commit = async (change) => {
    await commit(change);
    throw new Error('killed');
  };
  await here.table
    .answer({ user }, game, alias, ['guess'], { plan: { steps: [{ question: 'guess', reply: 4 }] } } as never)
    .catch(() => undefined);
  dying.commit = commit;
  const other = await elsewhere(here);
  expect(await other.store.cluster.followups.left('follow', here.now, 10)).toMatchObject([{ game }]);
  const before = (await other.table.getGame(game)).head;
  // Whoever has made the change has a while to go on with it.
  await other.table.resumeFollowups(here.now + 5_000);
  expect((await other.table.getGame(game)).head).toBe(before);
  await other.table.resumeFollowups(here.now + 20_000);
  expect((await other.table.getGame(game)).head).toBe(before + 1);
  expect(await other.store.cluster.followups.left('follow', here.now, 10)).toEqual([]);
});

test('After a killed free action, practice players still react once', async () => {
  let looked = 0;
  const practice = {
    answer: () => ['take'],
    fallback: () => ['draw'],
    freeAction: () => void looked++,
    mayAct: () => true,
  } as never;
  const practising = { ...toy, ai: practice };
  const here = await room({ editions: [practising] });
  const { game } = await here.table.createGame(
    { user: 'ann' },
    { edition: 'toy', settings: toy.defaultSettings, place: {} },
  );
  await here.table.join({ user: 'ann' }, game, { name: 'Ann' });
  await here.table.seatAi({ user: 'ann' }, game);
  await here.table.startGame({ user: 'ann' }, game);
  const { members } = await here.table.getGame(game);
  const seat = members.find(({ user }) => user !== 'ann')?.seat ?? '';
  const other = await elsewhere(here, [practising]);
  while ((await other.table.nextTimeoutAt()) === 0) await other.table.answerExpired(here.now);
  looked = 0;
  const dying = here.store as Store & { cluster: ClusterStore };
  const commit = dying.commit.bind(dying);
  dying.commit = async (change) => {
    await commit(change);
    throw new Error('killed');
  };
  await here.table.act({ user: 'ann' }, game, 'tip', seat).catch(() => undefined);
  dying.commit = commit;
  expect(await other.store.cluster.followups.left('stirred', here.now, 10)).toMatchObject([{ game }]);
  expect(await other.table.nextTimeoutAt()).toBe(0);
  await other.table.answerExpired(here.now);
  expect(looked).toBeGreaterThan(0);
  expect(await other.store.cluster.followups.left('stirred', here.now, 10)).toEqual([]);
  looked = 0;
  await other.table.answerExpired(here.now);
  expect(looked).toBe(0);
});

test('a lost lease allows no write, even with a new one', async () => {
  const here = await room();
  const { game } = await started(here);
  const store = await opened(here.path);
  const take = async (owner: string) => {
    await amend(here.path, 'update lanes set until = 0');
    return (await store.cluster.leases.take(owner, here.now, 10, LEASE))[0].token;
  };
  const before = held(game, 'a', await take('a'));
  const [message] = await store.cluster.leases.claim({ owner: 'a', games: [game] }, here.now, 1);
  await take('b');
  const again = held(game, 'a', await take('a'));
  expect(again.token).toBe(before.token + 2);
  const { version } = await store.record(game);
  const change: ChangeSet = {
    game,
    version,
    writes: [{ is: 'drop', into: 'errands', where: { game } }],
    interaction: null,
  };
  const kept = await saidOf(here.path);
  for (const late of [() => store.outbox.sent([message.id], 'late', here.now), () => store.commit(change)])
    await expect(withLease<Promise<unknown>>(before, late)).rejects.toThrow(LeaseLost);
  expect(await saidOf(here.path)).toEqual(kept);
  expect((await store.record(game)).version).toBe(version);
  await withLease(again, () => store.outbox.sent([message.id], 'm', here.now));
  expect(await withLease(again, () => store.commit(change))).toEqual({ is: 'done' });
});

test('A change wakes other processes, also after a broken connection', async () => {
  const here = await room();
  const { game } = await started(here);
  const { table } = await elsewhere(here);
  let woken = 0;
  const deaf = table.cluster?.notifier.hear(() => woken++);
  onTestFinished(() => deaf?.());
  const isWoken = async (): Promise<void> => {
    await moves(here, game, 'take');
    await pause(60);
    expect(woken).toBeGreaterThan(0);
  };
  await waitFor(isWoken);
  await ask(
    here.path,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'custodian wake' and datname = current_database()",
  );
  woken = 0;
  await waitFor(isWoken);
});

test('Workers share a database, shards are exclusive, maintenance waits for all', async () => {
  const url = await newDatabase();
  const claims = [
    await acquireInstanceLock(url, {}),
    await acquireInstanceLock(url, {}),
    await acquireInstanceLock(url, { shards: { ids: [0, 1], count: 4 } }),
  ];
  await expect(acquireInstanceLock(url, { shards: { ids: [1], count: 4 } })).rejects.toThrow(
    /^Cannot serve shard 1 of 4: another Custodian on the database \S+ already does\. Set other SHARDS\.$/,
  );
  await expect(acquireInstanceLock(url, { shards: { ids: [2], count: 3 } })).rejects.toThrow(
    /has SHARD_COUNT 4\. Set the same SHARD_COUNT in all processes\.$/,
  );
  claims.push(await acquireInstanceLock(url, { shards: { ids: [2], count: 4 } }));
  await expect(acquireInstanceLock(url)).rejects.toThrow(
    /^Cannot use the database \S+: another Custodian runs on it\./,
  );
  for (const claim of claims) await claim.release();
  const alone = await acquireInstanceLock(url);
  await expect(acquireInstanceLock(url, {})).rejects.toThrow(
    /a maintenance command is using it\. Start Custodian when that is done\.$/,
  );
  await alone.release();
});

test('A program of another version waits for all others to stop', async () => {
  const url = await newDatabase();
  const old = [
    await acquireInstanceLock(url, { rulesVersions: 'ti4 1' }),
    await acquireInstanceLock(url, { rulesVersions: 'ti4 1' }),
  ];
  const said: string[] = [];
  let begun = 0;
  const newer = ['a', 'b'].map(async () => {
    const claim = await acquireInstanceLock(url, { rulesVersions: 'ti4 2', onWait: (why) => said.push(why) });
    begun++;
    return claim;
  });
  await waitFor(() => expect(said).toHaveLength(2));
  expect(said[0]).toMatch(
    /^Processes of another version of Custodian use the database .*\. This one starts as soon as they stop\.$/,
  );
  await old[0].release();
  await pause(2_500);
  expect(begun).toBe(0);
  await old[1].release();
  const claims = await Promise.all(newer);
  const same = await acquireInstanceLock(url, { rulesVersions: 'ti4 2' });
  for (const claim of [...claims, same]) await claim.release();
});

test('A process that reconnects beside another version is told so', async () => {
  const url = await newDatabase();
  const claim = await acquireInstanceLock(url, { rulesVersions: 'ti4 1' });
  // Others of the same PostgreSQL have theirs.
  const locks = `select pid, objid, granted from pg_locks
    where classid = 1129665364 and database = (select oid from pg_database where datname = current_database())`;
  const [{ pid }] = await ask<{ pid: number }>(url, `${locks} and objid > 1000000`);
  // The door is held shut until both stand before it, whoever is new first.
  const door = new pg.Client({ connectionString: url });
  await door.connect();
  await door.query('select pg_advisory_lock(1129665364, 3)');
  const before = async (count: number): Promise<void> =>
    waitFor(async () => expect(await ask(url, `${locks} and objid = 3 and not granted`)).toHaveLength(count));
  const newer = acquireInstanceLock(url, { rulesVersions: 'ti4 2' });
  await before(1);
  await ask(url, `select pg_terminate_backend(${pid})`);
  await before(2);
  await door.query('select pg_advisory_unlock(1129665364, 3)');
  expect(await claim.lost).toMatchObject({ name: 'OthersAtWork' });
  await door.end();
  await claim.release();
  await (await newer).release();
});
