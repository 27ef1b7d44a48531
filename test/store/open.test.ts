import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, storeTrouble, StoreError } from '../../src/store/index.ts';
import { folder, hash, moves, room, started } from '../table/room.ts';

test('A new database is made with all its tables, and opened again as it was', () => {
  const path = join(folder(), 'new.db');
  const first = openStore(path);
  first.people.prefer({ user: 'ann', timeZone: 'Europe/Vienna', quietFrom: 1320, quietTo: 420, intervalHours: 6, dm: false });
  first.close();
  const second = openStore(path);
  expect(second.people.preferences('ann')).toEqual({
    user: 'ann',
    timeZone: 'Europe/Vienna',
    quietFrom: 1320,
    quietTo: 420,
    intervalHours: 6,
    dm: false,
  });
  expect(second.people.preferences('bob')).toEqual({
    user: 'bob',
    timeZone: 'UTC',
    quietFrom: null,
    quietTo: null,
    intervalHours: 8,
    dm: true,
  });
  second.close();
  const client = new Sqlite(path);
  expect(client.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(client.pragma('user_version', { simple: true })).toBeGreaterThan(0);
  expect(client.pragma('foreign_key_check')).toEqual([]);
  client.close();
});

test('A database of a newer version is refused in one sentence and left alone', () => {
  const known = readdirSync('migrations').filter((file) => file.endsWith('.sql')).length;
  const path = join(folder(), 'newer.db');
  openStore(path).close();
  const client = new Sqlite(path);
  client.pragma('user_version = 99');
  client.close();
  expect(() => openStore(path)).toThrow(
    new StoreError(`The database ${path} was written by a newer version of this program (its version is 99, this program knows ${known}).`),
  );
});

test('A database that another program holds is refused in one sentence', () => {
  const path = join(folder(), 'held.db');
  const holder = new Sqlite(path);
  holder.exec('create table other (x); begin exclusive');
  expect(() => openStore(path)).toThrow(new StoreError(`The database ${path} is in use by another program.`));
  holder.close();
});

test('What is no database, or nowhere, is refused in one sentence', () => {
  const path = join(folder(), 'text.db');
  writeFileSync(path, 'These are only words, and more of them than a header has. '.repeat(20));
  expect(() => openStore(path)).toThrow(new StoreError(`The file ${path} is not a database.`));
  const nowhere = join(folder(), 'no', 'such.db');
  expect(() => openStore(nowhere)).toThrow(
    new StoreError(`The database ${nowhere} cannot be opened; its folder must exist and be writable.`),
  );
  const directory = join(folder(), 'dir.db');
  mkdirSync(directory);
  expect(() => openStore(directory)).toThrow(StoreError);
});

test('A full disk has a sentence of its own', () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  expect(storeTrouble(new Error('Failed to run the query', { cause: full }), '/x.db')?.message).toBe('The disk that holds /x.db is full.');
  expect(storeTrouble(new Error('Something else'), '/x.db')).toBeUndefined();
});

test('A transaction that fails leaves nothing behind', () => {
  const store = openStore(join(folder(), 'undone.db'));
  expect(() =>
    store.transaction(() => {
      store.people.prefer({ user: 'bob', timeZone: 'UTC', quietFrom: null, quietTo: null, intervalHours: 6, dm: false });
      throw new Error('Stop');
    }),
  ).toThrow('Stop');
  expect(store.people.preferences('bob').intervalHours).toBe(8);
  store.close();
});

test('While another program writes, a change is refused after a while and nothing is lost', () => {
  const here = room();
  const { game } = started(here);
  const before = hash(here, game);
  const holder = new Sqlite(here.path);
  holder.exec('begin immediate');
  expect(() => moves(here, game, 'take')).toThrow(/^The table's records cannot be reached just now; nothing was changed\. \(\w+\)$/);
  expect(here.logged.at(-1)?.words).toBe(`The database ${here.path} is in use by another program.`);
  holder.close();
  expect(hash(here, game)).toBe(before);
  moves(here, game, 'take');
  expect(here.table.game(game).head).toBe(2);
});

test('Whoever has organised a game before such was noted is found in what was said and asked for then', () => {
  const before = join(folder(), 'migrations');
  cpSync('migrations', before, { recursive: true });
  const journal = join(before, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  writeFileSync(
    journal,
    JSON.stringify({
      ...rest,
      entries: entries.slice(
        0,
        entries.findIndex(({ tag }) => tag.endsWith('organisers_so_far')),
      ),
    }),
  );
  const here = room();
  const { game } = started(here, {}, ['bob', 'cid']);
  here.table.pause({ user: 'ann' }, game);
  // The version before asked nobody, and let anybody organise: it wrote no more than this.
  for (const user of ['dan', 'bob']) {
    here.store.games.update(game, { organiser: user });
    here.store.outbox.add({
      game,
      lane: 'channel',
      kind: 'notice',
      payload: { notice: { what: 'organiser', user } },
      createdAt: here.now,
      dueAt: here.now,
      nonce: `organiser ${user}`,
      ask: null,
    });
  }
  const old = join(folder(), 'old.db');
  const db = new Sqlite(old);
  migrate(drizzle(db), { migrationsFolder: before });
  db.pragma('foreign_keys = OFF');
  db.prepare('attach ? as played').run(here.path);
  const columns = (table: string): string => (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name).join(', ');
  for (const table of ['games', 'members', 'commands', 'requests', 'outbox'])
    db.exec(`insert into ${table} (${columns(table)}) select ${columns(table)} from played.${table}`);
  db.close();
  const store = openStore(old);
  onTestFinished(() => store.close());
  expect(['ann', 'dan', 'bob'].map((user) => store.people.traceOf(user))).toEqual([game, game, game]);
  expect(store.games.organisedBy('bob', ['paused'])).toHaveLength(1);
  expect(store.games.organisedBy('ann', ['paused'])).toHaveLength(0);
  expect(store.people.traceOf('eve')).toBeUndefined();
});

test('Games of a version that gave them no secret get one each when the database is brought up to date, and a new one has its own', () => {
  const path = join(folder(), 'before.db');
  const add = (store: ReturnType<typeof openStore>, id: string): void =>
    store.games.add({ id, status: 'lobby', edition: 'toy', rulesVersion: 1, settings: {}, place: {}, organiser: 'ann', createdAt: 1 });
  const first = openStore(path);
  for (const id of ['OLDER', 'OTHER']) add(first, id);
  first.close();
  const client = new Sqlite(path);
  client.exec("update games set secret = ''");
  client.pragma('user_version = 1'); // migrations already made are not made again
  client.close();
  const store = openStore(path);
  add(store, 'NEWER');
  const secrets = ['OLDER', 'OTHER', 'NEWER'].map((id) => store.games.secret(id));
  store.close();
  expect(new Set(secrets).size).toBe(3);
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{32}$/);
});
