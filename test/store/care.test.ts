import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand, type Outcome } from '#cli/commands.ts';
import { runChecks } from '#cli/doctor.ts';
import { exportGame, importGame } from '#cli/game-file.ts';
import { openStore } from '#store';
import { folder } from '../folder.ts';
import { hash, moves, room, started } from '../service/room.ts';
import { toy } from '../service/toy.ts';
import { ask, newDatabase } from './stored.ts';

const BOB = '100000000000000002';

/** Runs a command of the host on a database. */
const custodian = (database: string, ...args: string[]): Promise<Outcome> =>
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
  for (const where of [file, there]) expect(await importGame(where, text, [toy], '77')).toBe(game);
  expect(JSON.parse(await exportGame(there, game))).toEqual(JSON.parse(await exportGame(file, game)));
  await expect(importGame(there, text, [toy])).rejects.toThrow(`The game ${game} is in this database already.`);
  await expect(exportGame(there, 'NONE')).rejects.toThrow('There is no game NONE.');
  const crooked = JSON.parse(text) as { game: { id: string }; tables: Record<string, Record<string, unknown>[]> };
  for (const row of [crooked.game as { id: string; game?: string }, ...Object.values(crooked.tables).flat()])
    Object.assign(row, 'id' in row && row.id === game ? { id: 'CROOKED' } : { game: 'CROOKED' });
  crooked.tables.members[0].seat = crooked.tables.members[1].seat;
  await expect(importGame(there, JSON.stringify(crooked), [toy])).rejects.toThrow(
    /not what they should be; nothing was changed/,
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

test('The doctor reports whether PostgreSQL can be reached and written', async () => {
  const here = await room();
  await started(here);
  const look = async (url: string) =>
    (await runChecks({ DATABASE_URL: url, DATABASE_PATH: join(folder(), 'none.db') })).find(
      ({ subject }) => subject === 'Database',
    );
  expect(await look(here.path)).toMatchObject({
    ok: true,
    message: `${here.store.path} can be written, and holds 1 game.`,
  });
  expect(await look('postgres://ann:secret@127.0.0.1:1/games')).toMatchObject({
    ok: false,
    message: 'The database postgres://127.0.0.1:1/games cannot be reached.',
  });
});

test('The CLI forgets users, moves databases and refuses PostgreSQL backups', async () => {
  const here = await room();
  const { game } = await started(here, {}, ['ann', BOB, 'cid']);
  await here.store.close();
  expect(await custodian(here.path, 'forget', BOB)).toEqual({
    code: 0,
    said: `Nothing is kept about them any more; they have left ${game}. Older backups still hold what was kept.`,
  });
  expect(await ask(here.path, `select 1 from members where "user" = '${BOB}'`)).toEqual([]);
  const backup = await custodian(here.path, 'backup');
  expect([backup.code, backup.said]).toEqual([
    1,
    expect.stringMatching(/^"backup" is for a database that is a file, .* pg_dump /),
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
