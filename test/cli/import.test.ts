import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { exportGame, importGame } from '#cli/game-file.ts';
import { SKIPPED_TABLES, EXPORTED_TABLES } from '#cli/exported-tables.ts';
import { fingerprint } from '#engine';
import { TABLE_SCHEMAS } from '#store';
import { folder, moves, rewrite, room, started } from '../service/room.ts';
import { toy } from '../service/toy.ts';

interface File {
  version: number;
  game: Record<string, string | number | null>;
  tables: Record<string, Record<string, unknown>[]>;
}

async function exported(users?: string[]): Promise<File> {
  const here = await room();
  const { game } = await started(here, {}, users);
  for (const key of ['take', 'poll']) await moves(here, game, key);
  return JSON.parse(await exportGame(here.path, game)) as File;
}

const WRONG: [what: string, change: (file: File) => void, says: RegExp][] = [
  ['no JSON for a state', ({ game }) => (game.state = 'gone'), /its state does not match its last move/],
  ['no state', ({ game }) => (game.state = null), /its state does not match its last move/],
  [
    'another state',
    ({ game }) => (game.state = String(game.state).replace('"turn":', '"turn":1')),
    /its state does not match its last move/,
  ],
  ['a state that is none, with its hash', (file) => rehash(file, '{"stack":7}'), /cannot be read/],
  ['no JSON, with its hash', (file) => rehash(file, 'gone'), /cannot be read/],
  ['no last command', ({ tables }) => tables.commands.pop(), /its state does not match its last move/],
  ['another head', ({ game }) => (game.head = 1), /its state does not match its last move/],
  ['another edition', ({ game }) => (game.edition = 'chess'), /does not know its edition/],
  ['newer rules', ({ game }) => (game.rules_version = 99), /newer version of the rules/],
  ['no JSON in a command', ({ tables }) => (tables.commands[1].payload = '{'), /some of its records cannot be read/],
  ['no JSON in a wish', ({ tables }) => (tables.members[0].wishes = 'red'), /some of its records cannot be read/],
  ['a number for facts', ({ tables }) => (tables.commands[1].facts = 5), /some of its records cannot be read/],
  [
    'a number, as JSON, for facts',
    ({ tables }) => (tables.commands[1].facts = '5'),
    /some of its records cannot be read/,
  ],
  [
    'a record for the way back',
    ({ tables }) => (tables.commands[1].reverse = '{}'),
    /some of its records cannot be read/,
  ],
  [
    'nothing, as JSON, for a payload',
    ({ tables }) => (tables.commands[1].payload = 'null'),
    /some of its records cannot be read/,
  ],
  ['a text for its place', ({ game }) => (game.place = '"here"'), /some of its records cannot be read/],
  ['a list for its settings', ({ game }) => (game.settings = '[]'), /some of its records cannot be read/],
  ['a row that is none', ({ tables }) => tables.commands.push(null as never), /some of its records cannot be read/],
  [
    'a command of no kind there is',
    ({ tables }) => (tables.commands[1].kind = 'cheat'),
    /some of its records cannot be read/,
  ],
  ['a status there is not', ({ game }) => (game.status = 'dancing'), /some of its records cannot be read/],
  ['a code that is none', (file) => renamed(file, '<@&1> @everyone'), /some of its records cannot be read/],
  [
    'a code in small letters',
    (file) => renamed(file, String(file.game.id).toLowerCase()),
    /some of its records cannot be read/,
  ],
  ['rows of another game', ({ tables }) => (tables.members[0].game = 'OTHER'), /some of its records cannot be read/],
  ['a member without an id', ({ tables }) => (tables.members[0].user = null), /the file has invalid records/],
  ['an object for a hash', ({ tables }) => (tables.commands[0].hash = { a: 1 }), /the file has invalid records/],
  ['no secret', ({ game }) => delete game.secret, /the file has invalid records/],
  [
    'a consent to a request of another game',
    ({ tables }) => tables.consents.push({ request: 77, user: 'bob', at: 1 }),
    /cannot be read/,
  ],
  ['no list of its organizers', ({ tables }) => delete tables.organisers, /not an exported game/],
  [
    'two in one seat',
    ({ tables }) => (tables.members[0].seat = tables.members[1].seat),
    /the file has invalid records/,
  ],
  ['a newer database', (file) => (file.version = 999), /newer version of Custodian/],
];

function renamed({ game, tables }: File, id: string): void {
  game.id = id;
  for (const rows of Object.values(tables)) for (const row of rows) row.game = id;
}

function rehash({ game, tables }: File, state: string): void {
  game.state = state;
  const last = tables.commands.at(-1);
  if (last) last.hash = fingerprint(state);
}

function rowsOf(database: string): number {
  const db = new Sqlite(database, { readonly: true });
  const counts = ['games', 'members', 'organisers', 'commands', 'asks'].map((table) =>
    db.prepare(`select count(*) from ${table}`).pluck().get(),
  );
  db.close();
  return counts.reduce((sum: number, count) => sum + Number(count), 0);
}

test.each(WRONG)('A file with %s is rejected, changing nothing', async (_what, change, says) => {
  const file = await exported();
  change(file);
  const place = folder();
  const database = path.join(place, 'other.db');
  await expect(async () => importGame(database, JSON.stringify(file), [toy])).rejects.toThrow(says);
  // Most are refused before there is a database.
  expect(fs.existsSync(database) ? rowsOf(database) : 0).toBe(0);
});

test('A game of an earlier version is upgraded', async () => {
  const file = await exported(['bob', 'cid']);
  const there = await room({
    editions: [{ ...toy, version: 2, upcasts: { 1: (state) => ({ ...(state as object), target: 30 }) } }],
  });
  await there.store.close();
  const game = await importGame(there.path, JSON.stringify(file), [
    { ...toy, version: 2, upcasts: { 1: (state) => ({ ...(state as object), target: 30 }) } },
  ]);
  await there.restart();
  expect((await there.table.getGameWithState(game)).state).toMatchObject({ target: 30 });
  await expect(there.table.forgetUser('ann')).rejects.toThrow('while you are the organizer');
});

test('A game whose state cannot be upgraded is rejected', async () => {
  const failing = {
    ...toy,
    version: 2,
    upcasts: {
      1: () => {
        throw new Error('No way from there');
      },
    },
  };
  await expect(async () =>
    importGame(path.join(folder(), 'x.db'), JSON.stringify(await exported()), [failing]),
  ).rejects.toThrow('its state cannot be read');
});

test('A lobby and a finished game are imported unchanged', async () => {
  const here = await room();
  const lobby = (await here.table.createGame({ user: 'ann' }, { edition: 'toy', place: {} })).game;
  const { game: over } = await started(here);
  await here.table.abandon({ user: 'ann' }, over);
  const there = path.join(folder(), 'there.db');
  for (const game of [lobby, over])
    expect(await importGame(there, await exportGame(here.path, game), [toy])).toBe(game);
});

test('Every table is exported or skipped with a reason', async () => {
  const named = new Set<string>(['games', ...EXPORTED_TABLES, ...Object.keys(SKIPPED_TABLES)]);
  expect([...named].sort()).toEqual(TABLE_SCHEMAS.map(({ name }) => name).sort());
  expect(EXPORTED_TABLES.filter((table) => table in SKIPPED_TABLES)).toEqual([]);
  for (const why of Object.values(SKIPPED_TABLES)) expect(why.split(' ').length).toBeGreaterThan(5);
  const { tables } = await exported();
  expect(Object.keys(tables).sort()).toEqual([...EXPORTED_TABLES].sort());
});

test('Consents are imported, even when request numbers change', async () => {
  const here = await room();
  const { game } = await started(here);
  await moves(here, game, 'roll');
  await here.table.undo({ user: 'ann' }, game, { command: 2 });
  const [asked] = await here.table.openRequests(game);
  await here.table.agree({ user: asked.missing[0] }, asked.id);
  const [before] = await here.table.openRequests(game);
  expect(before.agreed.length * before.missing.length).toBe(1);
  const file = await exportGame(here.path, game);

  const there = await room({ seed: 2 });
  const { game: other } = await started(there);
  await there.table.abandon({ user: 'ann' }, other);
  await there.store.close();
  await importGame(there.path, file, [toy]);
  await there.restart();
  const [request] = await there.table.openRequests(game);
  expect(request).toEqual({ ...before, id: before.id + 1 });
  expect((await there.table.agree({ user: request.missing[0] }, request.id)).command).not.toBeNull();
  expect(await there.table.openRequests(game)).toEqual([]);
});

test('Pending outbox messages are imported; older files may lack them', async () => {
  const here = await room();
  const { game } = await started(here);
  const [first] = await here.store.outbox.claim(here.now, 1);
  await here.store.outbox.sent([first.id], 'm', here.now);
  await moves(here, game, 'roll');
  await here.table.undo({ user: (await here.table.getGame(game)).members[0].user }, game, { command: 2 });
  const [{ id }] = await here.table.openRequests(game);
  await rewrite(here.store, {
    is: 'add',
    into: 'outbox',
    row: {
      game,
      lane: 'seed',
      kind: 'seed',
      payload: { seed: 's', commitment: 'c' },
      createdAt: 1,
      dueAt: here.now + 9,
      nonce: 'n',
      ask: null,
    },
  });
  const open = (await here.store.outbox.ofGame(game)).filter(({ status }) => status === 'waiting');
  const file = await exportGame(here.path, game);

  const there = await room({ seed: 2 });
  const { game: other } = await started(there);
  await there.table.abandon({ user: 'ann' }, other);
  const others = (await there.store.outbox.ofGame(other)).length;
  await there.store.close();
  const older = JSON.parse(file) as File;
  delete older.tables.outbox;
  delete older.tables.consents;
  expect(await importGame(path.join(folder(), 'older.db'), JSON.stringify(older), [toy])).toBe(game);
  await importGame(there.path, file, [toy]);
  await there.restart();
  const come = await there.store.outbox.ofGame(game);
  expect(come).toEqual(
    open.map((row, i) => ({
      ...row,
      id: others + i + 1,
      attempts: 1,
      error: 'uncertain',
      ...(row.kind === 'undo' && { payload: { ...(row.payload as object), request: id + 1 } }),
    })),
  );
  expect(come.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['seed', 'undo', 'turn']));
});
