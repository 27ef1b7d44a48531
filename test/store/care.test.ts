import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { runCommand, type CommandResult } from '#cli/commands.ts';
import { runChecks } from '#cli/doctor.ts';
import type { CheckResult } from '#cli/check-result.ts';
import { exportGame, importGame } from '#cli/game-file.ts';
import { openStore } from '#store';
import { folder } from '../folder.ts';
import { hash, moves, room, started } from '../service/room.ts';
import { toy } from '../service/toy.ts';
import { olderMigrations } from './older-migrations.ts';
import { amend, ask, newDatabase } from './stored.ts';

const BOB = '100000000000000002';

/** Runs a command of the host on a database. */
const custodian = (database: string, ...args: string[]): Promise<CommandResult> =>
  runCommand(args, { DATABASE_URL: database, DATABASE_PATH: join(folder(), 'none.db') });

test('A game exported from PostgreSQL imports identically there and plays on', async () => {
  const here = await room();
  const { game } = await started(here);
  await moves(here, game, 'take');
  const text = await exportGame(here.path, game.toLowerCase());
  const file = join(folder(), 'file.db');
  const there = await newDatabase();
  // Whose members and requests have other numbers already.
  const other = await room({ seed: 2 });
  const { game: first } = await started(other);
  for (const where of [file, there]) await importGame(where, await exportGame(other.path, first), [toy]);
  for (const where of [file, there])
    expect(await importGame(where, text, [toy], { guild: '9', channel: '77' })).toBe(game);
  expect(JSON.parse(await exportGame(there, game))).toEqual(JSON.parse(await exportGame(file, game)));
  await expect(importGame(there, text, [toy])).rejects.toThrow(
    `Cannot import game ${game}: it is already in this database. Nothing was changed.`,
  );
  await expect(exportGame(there, 'NONE')).rejects.toThrow(
    'Cannot export game NONE: the database has no such game. Check its code.',
  );
  const crooked = JSON.parse(text) as { game: { id: string }; tables: Record<string, Record<string, unknown>[]> };
  for (const row of [crooked.game as { id: string; game?: string }, ...Object.values(crooked.tables).flat()])
    Object.assign(row, 'id' in row && row.id === game ? { id: 'CROOKED' } : { game: 'CROOKED' });
  crooked.tables.members[0].seat = crooked.tables.members[1].seat;
  await expect(importGame(there, JSON.stringify(crooked), [toy])).rejects.toThrow(
    'Cannot import the game: the file has invalid records. Nothing was changed. Export the game again.',
  );
  expect(await ask(there, "select 1 from games where id = 'CROOKED'")).toEqual([]);
  here.path = there;
  await here.restart();
  await moves(here, game, 'take');
  // Whoever joins next has a number of their own.
  const { game: next } = await here.table.createGame({ user: 'dan' }, { edition: 'toy', place: {} });
  await here.table.join({ user: 'dan' }, next, { name: 'Dan' });
  expect(await hash(here, game)).not.toBeUndefined();
});

test('Importing an old file into PostgreSQL drops invalid characters, keeps consents', async () => {
  const here = await room();
  const { game } = await started(here);
  await moves(here, game, 'roll');
  await here.table.undo({ user: 'ann' }, game, { command: 2 });
  const [{ id, missing }] = await here.table.openRequests(game);
  await here.table.agree({ user: missing[0] }, id);
  const file = JSON.parse(await exportGame(here.path, game)) as {
    game: Record<string, string>;
    tables: Record<string, Record<string, string>[]>;
  };
  file.game.place = '{"guild":"g\\u0000","channel":"7","name":"\\ud800x"}';
  file.tables.members[0].name = 'A\0n\ud800n';
  const there = await newDatabase();
  await importGame(there, JSON.stringify(file), [toy]);
  here.path = there;
  await here.restart();
  expect((await here.table.listGames({ at: '7' })).map(({ place }) => place)).toEqual([
    { guild: 'g', channel: '7', name: 'x' },
  ]);
  expect((await here.table.getGame(game)).members[0].name).toBe('Ann');
  const [asked] = await here.table.openRequests(game);
  expect([asked.agreed, asked.missing]).toEqual([[missing[0]], missing.slice(1)]);
});

/** Creates a database without tables, which is dropped after the test. */
async function emptyDatabase(): Promise<{ name: string; url: string }> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await ask(inject('postgres'), `create database ${name}`);
  onTestFinished(async () => void (await ask(inject('postgres'), `drop database ${name} with (force)`)));
  return { name, url: inject('postgres').replace(/\/[^/?]*(?=\?|$)/, `/${name}`) };
}

test('The doctor reports whether PostgreSQL can be reached and written', async () => {
  const here = await room();
  await started(here);
  const look = async (url: string) =>
    (await runChecks({ DATABASE_URL: url, DATABASE_PATH: join(folder(), 'none.db') })).find(
      ({ subject }) => subject === 'Database',
    );
  expect(await look(here.path)).toMatchObject({
    ok: true,
    message: `${here.store.path} can be reached and holds 1 game.`,
  });
  expect(await look('postgres://ann:secret@127.0.0.1:1/games')).toMatchObject({
    ok: false,
    message: 'Cannot reach the database postgres://127.0.0.1:1/games. Check that its server runs.',
  });
});

test('The doctor names the version of a PostgreSQL database and changes nothing', async () => {
  const { url } = await emptyDatabase();
  const look = async (): Promise<CheckResult | undefined> =>
    (await runChecks({ DATABASE_URL: url, DATABASE_PATH: join(folder(), 'none.db') })).find(
      ({ subject }) => subject === 'Database',
    );
  const versions = async (): Promise<unknown[]> => ask(url, 'select * from drizzle.__drizzle_migrations order by id');
  expect(await look()).toMatchObject({
    ok: true,
    message: expect.stringMatching(/ is empty\. The first start creates its tables\.$/),
  });
  expect(await ask(url, "select 1 from pg_namespace where nspname = 'drizzle'")).toEqual([]);
  await expect(exportGame(url, 'NONE')).rejects.toThrow(
    /: it is empty or from an older version\. Start Custodian on it once, then try again\.$/,
  );

  await (await openStore(url, olderMigrations('migrations/postgres'))).close();
  const older = await versions();
  expect(await look()).toMatchObject({
    ok: true,
    message: expect.stringMatching(/ holds 0 games. It is from an older version, and the next start updates it\.$/),
  });
  expect(await versions()).toEqual(older);

  await (await openStore(url)).close();
  await ask(url, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)");
  const newer = await versions();
  expect(await look()).toMatchObject({
    ok: false,
    message: expect.stringMatching(/: a newer version of Custodian wrote it .*\. Install that version, /),
  });
  expect(await versions()).toEqual(newer);
});

test('The doctor names a PostgreSQL user who may not create tables or write', async () => {
  await ask(inject('postgres'), 'create role looker login');
  onTestFinished(async () => void (await ask(inject('postgres'), 'drop role looker')));
  const { name, url } = await emptyDatabase();
  const look = async (): Promise<string | undefined> =>
    (
      await runChecks({
        DATABASE_URL: `${url}${url.includes('?') ? '&' : '?'}user=looker`,
        DATABASE_PATH: join(folder(), 'none.db'),
      })
    ).find(({ subject, ok }) => subject === 'Database' && !ok)?.message;
  expect(await look()).toMatch(/: the user in DATABASE_URL may not create tables\. Make that user its owner\.$/);
  await (await openStore(url)).close();
  await ask(url, 'grant usage on schema drizzle to looker');
  await ask(url, 'grant select on all tables in schema public, drizzle to looker');
  expect(await look()).toMatch(
    /: the user in DATABASE_URL may not write to its tables\. Make that user their owner\.$/,
  );
  await ask(url, `alter database ${name} set default_transaction_read_only = on`);
  expect(await look()).toMatch(/: it is read-only\. In DATABASE_URL, name a server that accepts writes\.$/);
});

test('The CLI forgets users, moves databases and refuses PostgreSQL backups', async () => {
  const here = await room();
  const { game } = await started(here, {}, ['ann', BOB, 'cid']);
  await here.store.close();
  expect(await custodian(here.path, 'forget', BOB)).toEqual({
    code: 0,
    said: `Deleted all data about this person, who left ${game}. Older backups still contain it.`,
  });
  expect(await ask(here.path, `select 1 from members where "user" = '${BOB}'`)).toEqual([]);
  const backup = await custodian(here.path, 'backup');
  expect([backup.code, backup.said]).toEqual([
    1,
    expect.stringMatching(/^Cannot run "backup": it works only with SQLite files, .* pg_dump /),
  ]);
  const file = join(folder(), 'moved.db');
  expect(await custodian(here.path, 'move', '--from', here.path, '--to', file)).toMatchObject({ code: 0 });
  expect((await custodian(here.path, 'move', '--from', here.path)).said).toMatch(
    /^Name both databases: npm run move -- --from /,
  );
  const store = await openStore(file);
  expect((await store.games.list()).map(({ id }) => id)).toEqual([game]);
  await store.close();
});

test('forget: an organizer of others is refused, with the advice for them', async () => {
  const here = await room();
  const { game } = await started(here, {}, [BOB, 'ann', 'cid']);
  await amend(here.path, `update games set organiser = '${BOB}'`);
  await here.store.close();
  expect(await custodian(here.path, 'forget', BOB)).toEqual({
    code: 1,
    said: expect.stringMatching(
      new RegExp(
        `^Cannot delete everything about this person\\. With /forget-me they would read: You cannot leave ${game} while you are the organizer\\. `,
      ),
    ),
  });
});
