import { acquireInstanceLock } from '#cluster/instance-lock.ts';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore, StoreError, toStoreError, type ChangeSet, type Store } from '#store';
import { hash, MINUTE, moves, rewrite, room, started } from '../service/room.ts';
import { ask, newDatabase } from './stored.ts';
import { waitFor } from '../wait.ts';

async function opened(url: string): Promise<Store> {
  const store = await openStore(url);
  onTestFinished(async () => store.close());
  return store;
}

const says = (user: string, interaction: ChangeSet['interaction'] = null): ChangeSet => ({
  game: null,
  version: null,
  writes: [
    {
      is: 'add',
      into: 'preferences',
      row: { user, timeZone: 'UTC', quietFrom: null, quietTo: null, intervalHours: 2.5, dm: false },
    },
  ],
  interaction,
});

test('An empty database is migrated, and a newer one rejected', async () => {
  const url = await newDatabase();
  await ask(url, 'drop schema public cascade; drop schema drizzle cascade; create schema public');
  const stores = await Promise.all([openStore(url), openStore(url), openStore(url)]);
  await stores[0].commit(says('ann'));
  expect(await stores[2].users.preferences('ann')).toMatchObject({ intervalHours: 2.5, dm: false });
  for (const store of stores) await store.close();
  await ask(
    url,
    "insert into drizzle.__drizzle_migrations (hash, created_at) select 'later', 9e15 from generate_series(1, 9)",
  );
  const newer = expect(openStore(url)).rejects;
  await newer.toThrow(
    /^Cannot open the database \S+: a newer version of Custodian wrote it \(version \d+, this program knows \d+\)\. Install that version, /,
  );
  await ask(url, "delete from drizzle.__drizzle_migrations where hash = 'later'");
});

test('Unusable databases give a one-sentence error without the password', async () => {
  const url = await newDatabase();
  const refused = async (where: string): Promise<string> => {
    const error: unknown = await openStore(where).catch((found: unknown) => found);
    expect(error).toBeInstanceOf(StoreError);
    return (error as Error).message;
  };
  expect(await refused('postgres://ann:secret@127.0.0.1:1/games')).toBe(
    'Cannot reach the database postgres://127.0.0.1:1/games. Check that its server runs.',
  );
  expect(await refused('postgres://ann:secret@/games?host=/nowhere')).toBe(
    'Cannot reach the database postgres:///games. Check that its server runs.',
  );
  expect(await refused(url.replace(/\/test_\w+/, '/nothing'))).toBe(
    'Cannot find the database postgres:///nothing. Create it first.',
  );
  expect(await refused(url.replace('custodian@', 'nobody:secret@'))).toMatch(
    /^Cannot log in to the database \S+\. Check the user and the password/,
  );
  const failed = (code: string): string | undefined =>
    toStoreError(new Error('Failed query: ...', { cause: Object.assign(new Error('x'), { code }) }), 'postgres://x/y')
      ?.message;
  expect(failed('53100')).toBe('Cannot write to postgres://x/y: its disk is full. Free up some space.');
  expect(failed('53300')).toBe(
    'Cannot connect to the database postgres://x/y: its server has too many connections. Close some, or raise its limit.',
  );
  expect(failed('57P01')).toBe(
    'Cannot use the database postgres://x/y: its server is stopping or starting. Try again in a moment.',
  );
  expect(failed('XX001')).toBe('Cannot use the database postgres://x/y: it is damaged. Restore a backup.');
  expect(failed('ENOENT')).toBeUndefined();
  expect(failed('42601')).toBeUndefined();
});

test('A read-only database refuses changes, keeps data and reports bad health', async () => {
  const here = await room();
  const { game } = await started(here);
  const before = await hash(here, game);
  const name = new URL(here.path.replace('@/', '@x/')).pathname.slice(1);
  await ask(here.path, `alter database ${name} set default_transaction_read_only = on`);
  onTestFinished(
    async () =>
      void (await ask(
        here.path,
        `set transaction read write; alter database ${name} reset default_transaction_read_only`,
      )),
  );
  await here.restart().catch(() => undefined);
  await expect(async () => moves(here, game, 'take')).rejects.toThrow(
    /^I cannot reach my database now\. Nothing was changed\./,
  );
  expect(here.logged.at(-1)?.words).toBe(
    `Cannot write to the database ${here.store.path}: it is read-only now. Name a server that accepts writes.`,
  );
  expect(await here.store.isWritable()).toBe(false);
  expect(await hash(here, game)).toBe(before);
});

test('Of concurrent changes one commits; a repeated press counts once', async () => {
  const here = await room();
  const { game } = await started(here);
  const other = await opened(here.path);
  const { version } = await here.store.record(game);
  const change = (user: string, interaction: string): ChangeSet => ({
    ...says(user, { id: interaction, result: { user }, at: 1 }),
    game,
    version,
  });
  const stores = [here.store, other];
  const came = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map(async (user, i) => stores[i % 2].commit(change(user, user))),
  );
  expect(came.map(({ is }) => is).sort()).toEqual(['done', ...Array.from({ length: 5 }, () => 'stale')]);
  expect((await other.record(game)).version).toBe((version ?? 0) + 1);
  const press = { id: 'press', result: { said: 'x' }, at: 1 };
  const pressed = await Promise.all(
    Array.from({ length: 6 }, async (_, i) => stores[i % 2].commit(says(`press ${i}`, press))),
  );
  expect(pressed.filter(({ is }) => is === 'done')).toHaveLength(1);
  expect(await other.commit(says('again', press))).toEqual({ is: 'repeated', result: { said: 'x' } });
  expect(await ask(here.path, `select 1 from preferences where "user" like 'press%'`)).toHaveLength(1);
});

const WAY = 'pg_current_xact_id()::text';

/**
 * The connection breaks while a change is being committed, once: before the database hears of it, or after. `way`: what its transaction is
 * called then, as where a database was killed and gives its numbers again; `meanwhile`: what others do until it is asked what came of it.
 */
function breaking(
  when: 'before' | 'after',
  way = WAY,
  meanwhile: () => Promise<unknown> = async () => undefined,
): void {
  const { query } = pg.Client.prototype as unknown as { query: (...given: unknown[]) => Promise<unknown> };
  let broken = false;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [asked] = given as [string | { text: string; name: string }];
    if (way !== WAY && typeof asked === 'object' && asked.text.includes(WAY))
      return query.call(this, { ...asked, name: 'otherwise', text: asked.text.replace(WAY, way) });
    if (asked !== 'commit' || broken) return query.apply(this, given);
    broken = true;
    if (when === 'after') await query.apply(this, given);
    (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    await meanwhile();
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  } as never);
  onTestFinished(() => void spy.mockRestore());
}

test('After a broken connection the store asks whether the commit happened', async () => {
  const store = await opened(await newDatabase());
  breaking('after');
  expect(await store.commit(says('ann'))).toEqual({ is: 'done' });
  vi.restoreAllMocks();
  breaking('before');
  expect(await store.commit(says('bob'))).toEqual({ is: 'stale' });
  expect((await store.users.preferences('ann')).dm).toBe(false);
  expect((await store.users.preferences('bob')).dm).toBe(true);
});

test('A transaction id given again does not fake a commit', async () => {
  const here = await room();
  const { game } = await started(here);
  const { version } = await here.store.record(game);
  const committed = '(select xmin::text from versions order by version desc limit 1)';
  for (const way of ['(pg_current_xact_id()::text::bigint + 100000)::text', committed])
    for (const change of [{ ...says('ann'), game, version }, says('ann', { id: 'press', result: null, at: 1 })]) {
      breaking('before', way);
      expect(await here.store.commit(change)).toEqual({ is: 'stale' });
      vi.restoreAllMocks();
    }
  breaking('after', committed);
  expect(await here.store.commit({ ...says('ann', { id: 'press', result: null, at: 1 }), game, version })).toEqual({
    is: 'done',
  });
  vi.restoreAllMocks();
  expect((await here.store.record(game)).version).toBe((version ?? 0) + 1);
});

test('A commit without a press is recognized by its mark', async () => {
  const here = await room();
  const { game } = await started(here);
  const other = await opened(here.path);
  const committed = '(select xmin::text from versions order by version desc limit 1)';
  const { version } = await here.store.record(game);
  breaking('before', committed, async () => other.commit({ ...says('bob'), game, version }));
  expect(await here.store.commit({ ...says('ann'), game, version })).toEqual({ is: 'stale' });
  vi.restoreAllMocks();
  // Nor where it is of no game.
  breaking('before', committed);
  expect(await here.store.commit(says('cid'))).toEqual({ is: 'stale' });
  vi.restoreAllMocks();
  for (const user of ['ann', 'cid']) expect((await here.store.users.preferences(user)).dm).toBe(true);
  expect((await here.store.users.preferences('bob')).dm).toBe(false);
  // And what was written is known for it though others have changed the game since.
  const now = { ...says('dan'), game, version: (await here.store.record(game)).version };
  breaking('after', WAY, async () =>
    other.commit({ ...says('eve'), game, version: (await other.record(game)).version }),
  );
  expect(await here.store.commit(now)).toEqual({ is: 'done' });
});

test('An answer whose connection breaks at the commit counts once', async () => {
  const here = await room();
  const { game } = await started(here);
  for (const when of ['after', 'before'] as const) {
    const { head } = await here.table.getGame(game);
    breaking(when);
    await moves(here, game, 'take');
    vi.restoreAllMocks();
    expect((await here.table.getGame(game)).head).toBe(head + 1);
  }
});

test('Concurrent claimers take each message once, in lane order', async () => {
  const here = await room();
  const { game } = await here.table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
  await rewrite(here.store, { is: 'drop', into: 'outbox', where: { game } });
  for (let n = 0; n < 40; n++)
    await rewrite(here.store, {
      is: 'add',
      into: 'outbox',
      row: {
        game,
        lane: `lane ${n % 8}`,
        kind: 'turn',
        payload: { n },
        createdAt: here.now,
        dueAt: here.now,
        nonce: String(n),
        ask: null,
      },
    });
  const stores = [here.store, await opened(here.path), await opened(here.path)];
  const taken: number[] = [];
  const worker = async (store: Store): Promise<void> => {
    for (let idle = 0; idle < 20;) {
      const rows = await store.outbox.claim(here.now + MINUTE, 3);
      idle = rows.length ? 0 : idle + 1;
      for (const { id, payload } of rows) {
        taken.push((payload as { n: number }).n);
        await store.outbox.sent([id], 'm', here.now);
      }
    }
  };
  await Promise.all(stores.map(worker));
  expect([...taken].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  for (let lane = 0; lane < 8; lane++) {
    const inLane = taken.filter((n) => n % 8 === lane);
    expect(inLane).toEqual([...inLane].sort((a, b) => a - b));
  }
});

/** Of this database: others of the same PostgreSQL have theirs. */
const ITS_LOCKS = `
  select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where locktype = 'advisory' and granted and datname = current_database()`;

test('One process per database: a second is refused', async () => {
  const url = await newDatabase();
  const first = await acquireInstanceLock(url);
  onTestFinished(async () => void (await first.release()));
  await expect(acquireInstanceLock(url)).rejects.toThrow(
    /^Cannot use the database postgres:\/\/\/test_\w+: another Custodian runs on it\. Stop that one first, or set another DATABASE_URL\.$/,
  );
  // A connection that is cut is made again, and its lock taken again.
  await ask(
    url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'custodian lock' and datname = current_database()",
  );
  await waitFor(async () => expect(await ask(url, ITS_LOCKS)).toHaveLength(1));
  await expect(acquireInstanceLock(url)).rejects.toThrow(StoreError);
  await first.release();
  const second = await acquireInstanceLock(url);
  await second.release();
});

/** What is asked of the database by whatever is done meanwhile. */
async function askedMeanwhile(body: () => Promise<void>): Promise<Set<string>> {
  const statements = new Set<string>();
  const { query } = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const text = (given[0] as { text?: string }).text ?? '';
    if (/^\s*(select|update|with)/i.test(text)) statements.add(text);
    return query.apply(this, given);
  } as never);
  onTestFinished(() => void spy.mockRestore());
  await body();
  spy.mockRestore();
  return statements;
}

/** How PostgreSQL goes about each, whatever it is given. */
async function plansOf(url: string, statements: string[], setting = 'select 1'): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => client.end());
  await client.query(`${setting}; set plan_cache_mode = force_generic_plan`);
  const plans: string[] = [];
  for (const [i, text] of statements.entries()) {
    await client.query(`prepare p${i} as ${text}`);
    const given = new Set(text.match(/\$\d+/g)).size;
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain execute p${i}${given ? `(${Array(given).fill('null').join(', ')})` : ''}`,
    );
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

test('Every statement of a move uses an index', async () => {
  const here = await room();
  const { game } = await started(here);
  const statements = await askedMeanwhile(async () => {
    await moves(here, game, 'take');
    await here.table.answerExpired(here.now);
    for (const row of await here.table.outbox.claim(here.now, 10))
      await here.table.outbox.sent([row.id], 'm', here.now);
  });
  expect(statements.size).toBeGreaterThan(8);
  // Where going through a table is as dear as can be, it is done only where there is no other way.
  const plans = await plansOf(here.path, [...statements], 'set enable_seqscan = off');
  expect([...statements].filter((_, i) => plans[i].includes('Seq Scan'))).toEqual([]);
});

test('Due messages are found by index among thousands that wait', async () => {
  const here = await room();
  const { game } = await started(here);
  const waiting = 4_000;
  await ask(
    here.path,
    `insert into outbox (game, lane, kind, payload, created_at, due_at, nonce, status, attempts)
     select '${game}', 'lane ' || i, 'asked', '{}', ${here.now}, ${here.now + MINUTE}, 'n' || i, 'waiting', 0 from generate_series(1, ${waiting}) i`,
  );
  await ask(here.path, 'analyze');
  const { leases } = here.store.cluster ?? {};
  const asked = await askedMeanwhile(async () => {
    await leases?.take('a', here.now, 10, MINUTE);
    await leases?.claim({ owner: 'a', games: [game] }, here.now, 10, 10);
    await here.store.outbox.uncertain(here.now);
  });
  const due = [...asked].filter((text) => /due_at between|claimed_at" </.test(text));
  expect(due).toHaveLength(5);
  const plans = await plansOf(here.path, due);
  for (const plan of plans) {
    expect(plan).toContain('outbox_due');
    expect(plan).not.toContain('outbox_open');
  }
  // As soon as there are enough, no more are looked at.
  const next = plans.filter((_, i) => /limit \$\d+ for update skip/.test(due[i]));
  expect(next).toHaveLength(2);
  for (const plan of next) expect(plan).not.toMatch(/Sort|Hash/);
});
