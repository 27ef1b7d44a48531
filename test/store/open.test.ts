import { mapSequential } from '#discord/async/sequential.ts';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openFile, openStore, toStoreError, StoreError, type RowWrite } from '#store';
import { onFile } from './stored.ts';
import { folder, hash, moves, rewrite, room, started } from '../service/room.ts';

onFile('A new database has all tables and reopens unchanged', async () => {
  const path = join(folder(), 'new.db');
  const first = await openStore(path);
  await rewrite(first, {
    is: 'add',
    into: 'preferences',
    row: { user: 'ann', timeZone: 'Europe/Vienna', quietFrom: 1320, quietTo: 420, intervalHours: 6, dm: false },
  });
  await first.close();
  const second = await openStore(path);
  expect(await second.users.preferences('ann')).toEqual({
    user: 'ann',
    timeZone: 'Europe/Vienna',
    quietFrom: 1320,
    quietTo: 420,
    intervalHours: 6,
    dm: false,
    tellNext: false,
  });
  expect(await second.users.preferences('bob')).toEqual({
    user: 'bob',
    timeZone: 'UTC',
    quietFrom: null,
    quietTo: null,
    intervalHours: 8,
    dm: true,
    tellNext: false,
  });
  await second.close();
  const client = new Sqlite(path);
  expect(client.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(client.pragma('user_version', { simple: true })).toBeGreaterThan(0);
  expect(client.pragma('foreign_key_check')).toEqual([]);
  client.close();
});

onFile('A database of a newer version is refused and left unchanged', async () => {
  const known = readdirSync('migrations').filter((file) => file.endsWith('.sql')).length;
  const path = join(folder(), 'newer.db');
  await (await openStore(path)).close();
  const client = new Sqlite(path);
  client.pragma('user_version = 99');
  client.close();
  await expect(async () => openStore(path)).rejects.toThrow(
    new StoreError(
      `Cannot open the database ${path}: a newer version of Custodian wrote it (version 99, this program knows ${known}). ` +
        'Install that version, or restore a backup from before the update.',
    ),
  );
});

onFile('A locked database is refused in one sentence', async () => {
  const path = join(folder(), 'held.db');
  const holder = new Sqlite(path);
  holder.exec('create table other (x); begin exclusive');
  await expect(async () => openStore(path)).rejects.toThrow(
    new StoreError(`Cannot use the database ${path}: another program uses it. Stop that program, then try again.`),
  );
  holder.close();
});

onFile('A missing or invalid database is refused in one sentence', async () => {
  const path = join(folder(), 'text.db');
  writeFileSync(path, 'These are only words, and more of them than a header has. '.repeat(20));
  await expect(async () => openStore(path)).rejects.toThrow(
    new StoreError(`Cannot open ${path}: it is not a database. Name another file, or restore a backup.`),
  );
  const nowhere = join(folder(), 'no', 'such.db');
  await expect(async () => openStore(nowhere)).rejects.toThrow(
    new StoreError(`Cannot open the database ${nowhere}. Its folder must exist and be writable.`),
  );
  const directory = join(folder(), 'dir.db');
  mkdirSync(directory);
  await expect(async () => openStore(directory)).rejects.toThrow(StoreError);
});

test('A full disk has its own error message', () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  expect(toStoreError(new Error('Failed to run the query', { cause: full }), '/x.db')?.message).toBe(
    'Cannot write to /x.db: its disk is full. Free up some space.',
  );
  expect(toStoreError(new Error('Something else'), '/x.db')).toBeUndefined();
});

onFile('A failed transaction leaves nothing behind', async () => {
  const writing: RowWrite = {
    is: 'add',
    into: 'preferences',
    row: { user: 'bob', timeZone: 'UTC', quietFrom: null, quietTo: null, intervalHours: 6, dm: false },
  };
  const file = openFile(join(folder(), 'undone.db'));
  expect(() =>
    file.transaction(() => {
      file.commit({ game: null, version: null, writes: [writing], interaction: null });
      throw new Error('Stop');
    }),
  ).toThrow('Stop');
  expect(file.users.preferences('bob').intervalHours).toBe(8);
  file.close();
});

onFile('A change waits for another writer, then is refused without loss', async () => {
  const here = await room();
  const { game } = await started(here);
  const before = await hash(here, game);
  const holder = new Sqlite(here.path);
  holder.exec('begin immediate');
  await expect(async () => moves(here, game, 'take')).rejects.toThrow(
    /^I cannot reach my database now\. Nothing was changed\. Try again in a moment\. \(\w+\)$/,
  );
  expect(here.logged.at(-1)?.words).toBe(
    `Cannot use the database ${here.path}: another program uses it. Stop that program, then try again.`,
  );
  holder.close();
  expect(await hash(here, game)).toBe(before);
  await moves(here, game, 'take');
  expect((await here.table.getGame(game)).head).toBe(2);
});

test('Each game has a secret of its own', async () => {
  const { store, table } = await room();
  const secrets = await mapSequential([1, 2], async () =>
    store.games.secret((await table.createGame({ user: 'ann' }, { edition: 'toy', place: {} })).game),
  );
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{32}$/);
});
