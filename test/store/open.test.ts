import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStore, storeTrouble, StoreError } from '../../src/store/index.ts';
import { folder, hash, moves, rewrite, room, started } from '../table/room.ts';

test('A new database is made with all its tables, and opened again as it was', () => {
  const path = join(folder(), 'new.db');
  const first = openStore(path);
  rewrite(first, {
    is: 'add',
    into: 'preferences',
    row: { user: 'ann', timeZone: 'Europe/Vienna', quietFrom: 1320, quietTo: 420, intervalHours: 6, dm: false },
  });
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
      rewrite(store, {
        is: 'add',
        into: 'preferences',
        row: { user: 'bob', timeZone: 'UTC', quietFrom: null, quietTo: null, intervalHours: 6, dm: false },
      });
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

test('Each game has a secret of its own', () => {
  const { store, table } = room();
  const secrets = [1, 2].map(() => store.games.secret(table.createGame({ user: 'ann' }, { edition: 'toy', place: {} }).game));
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{32}$/);
});
