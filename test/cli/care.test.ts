import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { lockDatabaseFile } from '#cluster/sqlite-lock.ts';
import { backup, restore } from '#cli/backup.ts';
import { runChecks } from '#cli/doctor.ts';
import { exportGame, importGame } from '#cli/game-file.ts';
import { moveDatabase } from '#cli/move-database.ts';
import { startSandbox } from '#sandbox/server.ts';
import { INHERITED } from '../../scripts/e2e/bot-process.ts';
import { openStore } from '#store';
import { GameService } from '#service';
import { createOlderFile } from '../store/older-migrations.ts';
import { folder, fromSeed, hash, room, type Room } from '../service/room.ts';
import { toy } from '../service/toy.ts';

const ANN = '100000000000000001';
const BOB = '100000000000000002';
const CID = '100000000000000003';
const NOW = new Date(Date.UTC(2026, 0, 13, 12));

async function playing(here: Room): Promise<string> {
  const { table } = here;
  const { game } = await table.createGame(
    { user: ANN },
    { edition: 'toy', settings: toy.defaultSettings, place: { channel: '1', guild: '2' } },
  );
  for (const [user, name] of [
    [ANN, 'Ann "the fox"'],
    [BOB, 'Bob the brave'],
    [CID, 'Cid'],
  ] as const)
    await table.join({ user, interaction: `join ${user.slice(-1)}` }, game, { name });
  await table.startGame({ user: ANN }, game);
  await answerOne(here, game);
  return game;
}

async function answerOne({ table }: Room, game: string): Promise<void> {
  for (const { user } of (await table.getGame(game)).members) {
    const [ask] = await table.openQuestions(game, user);
    if (!ask) continue;
    const { spec } = ask;
    const answer =
      spec.kind === 'choose'
        ? spec.options
            .filter((one) => !one.disabledReason)
            .slice(0, Math.max(1, spec.min))
            .map((one) => one.key)
        : spec.kind === 'number'
          ? spec.min
          : spec.kind === 'allot'
            ? spec.proposed
            : [];
    await table.answer({ user, interaction: `answer ${game} ${ask.ask}` }, game, ask.ask, answer);
    return;
  }
}

test('a backup of a running bot restores its state at that time', async () => {
  const here = await room();
  const game = await playing(here);
  const then = await hash(here, game);
  const copy = await backup(here.path, path.join(path.dirname(here.path), 'copy.db'), NOW);
  await answerOne(here, game);
  expect(await hash(here, game)).not.toBe(then);
  await here.store.close();
  const former = await restore(here.path, copy, NOW);
  await here.restart();
  expect(await hash(here, game)).toBe(then);
  expect(former && fs.existsSync(former)).toBe(true);
  await answerOne(here, game);
});

test('restore rejects a running bot or a corrupt backup', async () => {
  const here = await room();
  const game = await playing(here);
  const copy = await backup(here.path, undefined, NOW);
  const claim = lockDatabaseFile(here.path);
  await expect(async () => restore(here.path, copy, NOW)).rejects.toThrow(/another Custodian runs on it/);
  claim.release();
  const broken = path.join(folder(), 'broken.db');
  const bytes = fs.readFileSync(copy);
  bytes.fill(7, 4096, 12_288);
  fs.writeFileSync(broken, bytes);
  await expect(async () => restore(here.path, broken, NOW)).rejects.toThrow(/Cannot restore /);
  fs.writeFileSync(broken, 'no database');
  await expect(async () => restore(here.path, broken, NOW)).rejects.toThrow(/Cannot restore /);
  expect((await here.table.getGame(game)).id).toBe(game);
});

test('restore: keeps a database of another version unchanged', async () => {
  const place = folder();
  const file = (name: string): string => path.join(place, name);
  const versionOf = (name: string): unknown => {
    const db = new Sqlite(name, { readonly: true });
    const version = db.pragma('user_version', { simple: true });
    db.close();
    return version;
  };
  await (await openStore(file('sound.db'))).close();
  const current = versionOf(file('sound.db'));
  createOlderFile(file('older.db'));
  fs.copyFileSync(file('sound.db'), file('newer.db'));
  const db = new Sqlite(file('newer.db'));
  db.pragma('user_version = 99');
  db.close();
  for (const name of ['older.db', 'newer.db']) {
    const before = versionOf(file(name));
    const former = await restore(file(name), file('sound.db'), NOW);
    expect([name, versionOf(former ?? ''), versionOf(file(name))]).toEqual([name, before, current]);
  }
});

test('a backup does not overwrite a file', async () => {
  const here = await room();
  await backup(here.path, undefined, NOW);
  await expect(backup(here.path, undefined, NOW)).rejects.toThrow(/already exists/);
  await expect(backup('/nowhere/x.db', undefined, NOW)).rejects.toThrow(/Cannot find the database/);
});

test('an exported game continues identically in another database', async () => {
  const here = await room();
  const game = await playing(here);
  const file = await exportGame(here.path, game.toLowerCase());
  const there = path.join(folder(), 'other.db');
  expect(await importGame(there, file, [toy], { guild: '9', channel: '77' })).toBe(game);
  const store = await openStore(there);
  onTestFinished(async () => store.close());
  const table = new GameService({
    store,
    editions: [toy],
    clock: () => here.now,
    random: fromSeed(9),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  expect((await table.getGameWithState(game)).state).toEqual((await here.table.getGameWithState(game)).state);
  const [mine, theirs] = [here, { ...here, table, store }];
  await answerOne(mine, game);
  await answerOne(theirs, game);
  expect(await hash(theirs, game)).toBe(await hash(mine, game));
  await expect(async () => importGame(here.path, file, [toy])).rejects.toThrow(/already/);
  await expect(async () => importGame(there, '{}', [toy])).rejects.toThrow(/not an exported game/);
});

test('import: another channel brings its server and no former thread', async () => {
  const here = await room();
  const game = await playing(here);
  await here.table.setPlace({ user: '' }, game, { guild: '2', channel: '1', thread: '3', talk: '4' });
  const file = await exportGame(here.path, game);
  const placeAfter = async (to?: { guild: string; channel: string }): Promise<unknown> => {
    const there = path.join(folder(), 'other.db');
    await importGame(there, file, [toy], to);
    const store = await openStore(there);
    onTestFinished(async () => store.close());
    return (await store.games.find(game))?.place;
  };
  expect(await placeAfter({ guild: '9', channel: '77' })).toEqual({
    guild: '9',
    channel: '77',
    thread: null,
    talk: true,
  });
  expect(await placeAfter()).toEqual({ guild: '2', channel: '1', thread: '3', talk: '4' });
});

test('move: an older target with games stays unchanged', async () => {
  const place = folder();
  const [from, to] = ['from.db', 'older.db'].map((name) => path.join(place, name));
  await (await openStore(from)).close();
  createOlderFile(to);
  const db = new Sqlite(to);
  db.exec(`insert into games (id, status, edition, rules_version, settings, place, organiser, created_at, secret)
    values ('AAAA', 'lobby', 'toy', 1, '{}', '{}', '${ANN}', 1, 's')`);
  db.pragma('journal_mode = DELETE');
  db.close();
  const before = fs.readFileSync(to);
  await expect(moveDatabase(from, to)).rejects.toThrow(/ is not empty\. Nothing was changed\. Name an empty one\.$/);
  expect(fs.readFileSync(to).equals(before)).toBe(true);
});

test('forget erases the user’s id and name; the game continues', async () => {
  const here = await room();
  const game = await playing(here);
  await here.table.setPreferences(BOB, { timeZone: 'Europe/Vienna' });
  await expect(here.table.forgetUser(ANN)).rejects.toThrow(/organize/);
  expect(await here.table.forgetUser(BOB)).toEqual([game]);
  expect((await here.table.getGame(game)).members.map(({ user }) => user).sort()).toEqual([ANN, CID]);
  await here.store.close();
  const db = new Sqlite(here.path, { readonly: true });
  const tables = (db.prepare(`select name from sqlite_master where type = 'table'`).all() as { name: string }[]).map(
    ({ name }) => name,
  );
  const everything = JSON.stringify(tables.map((name) => db.prepare(`select * from "${name}"`).all()));
  db.close();
  expect(everything).not.toContain(BOB);
  expect(everything).not.toContain('Bob the brave');
  expect(everything).toContain(ANN);
  await here.restart();
  await answerOne(here, game);
});

/** A picture one pixel wide. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the doctor accepts a sound setup and explains each fault', async () => {
  const here = await room();
  await playing(here);
  const look = async (environment: Record<string, string>) =>
    Object.fromEntries(
      (await runChecks({ DATABASE_PATH: here.path, ...environment })).map((one) => [one.subject, one]),
    );
  expect(Object.values(await look({})).filter((one) => !one.ok)).toEqual([]);
  expect((await look({ LOCAL_TABLE_PORT: 'x' })).Settings).toMatchObject({
    ok: false,
    message: expect.stringContaining('LOCAL_TABLE_PORT'),
  });
  const broken = path.join(folder(), 'x.db');
  fs.writeFileSync(broken, 'no database at all');
  expect((await look({ DATABASE_PATH: broken })).Database).toMatchObject({
    ok: false,
    message: expect.stringContaining('restore'),
  });
  expect((await look({ DATABASE_PATH: path.join(broken, 'x.db') })).Disk.ok).toBe(false);
  const sandbox = await startSandbox({ port: 0 });
  onTestFinished(() => sandbox.close());
  const good = await look({ DISCORD_TOKEN: 'local.table.token.for.tests', DISCORD_API: `${sandbox.url}/api` });
  expect(good.Token.ok).toBe(true);
  expect(Object.values(good).filter((one) => !one.ok)).toEqual([]);
  const emojis = ['cruiser_ab12', 'war_sun_cd34'].map((name) => ({ name, file: () => Promise.resolve(dot) }));
  const given = async () =>
    (
      await runChecks(
        { DATABASE_PATH: here.path, DISCORD_TOKEN: 'local.table.token.for.tests', DISCORD_API: `${sandbox.url}/api` },
        emojis,
      )
    ).find(({ subject }) => subject === 'Emojis');
  expect(await given()).toEqual({ subject: 'Emojis', ok: true, message: 'Uploaded missing emojis: 2.' });
  expect(await given()).toEqual({ subject: 'Emojis', ok: true, message: 'All 2 emojis are on Discord.' });
  emojis.push({ name: 'no-name-for-discord', file: () => Promise.resolve(dot) });
  expect(await given()).toMatchObject({
    ok: false,
    message: expect.stringContaining(
      'Cannot upload the emoji no-name-for-discord: Discord answers with HTTP status 400.',
    ),
  });
  expect(
    (await look({ DISCORD_TOKEN: 'local.table.token.for.tests', DISCORD_API: 'http://127.0.0.1:9/api' })).Discord,
  ).toMatchObject({
    ok: false,
    message: expect.stringContaining('Cannot reach Discord'),
  });
});

test('doctor: names the version of a database file and changes nothing', async () => {
  const place = folder();
  const file = (name: string): string => path.join(place, name);
  createOlderFile(file('older.db'));
  await (await openStore(file('newer.db'))).close();
  const db = new Sqlite(file('newer.db'));
  db.pragma('user_version = 99');
  db.close();
  fs.writeFileSync(file('empty.db'), '');
  const contents = (): unknown =>
    fs.readdirSync(place).flatMap((name) => (/-wal|-shm$/.test(name) ? [] : [[name, fs.readFileSync(file(name))]]));
  const before = contents();
  const look = async (name: string) =>
    (await runChecks({ DATABASE_PATH: file(name) })).filter(({ subject, ok }) => !ok || subject === 'Database');
  expect(await look('older.db')).toEqual([
    {
      subject: 'Database',
      ok: true,
      message: `${file('older.db')} is sound and holds 0 games. It is from an older version, and the next start updates it.`,
    },
  ]);
  expect(await look('newer.db')).toEqual([
    {
      subject: 'Database',
      ok: false,
      message: expect.stringMatching(/newer\.db: a newer version of Custodian wrote it/),
    },
  ]);
  expect(await look('empty.db')).toEqual([
    { subject: 'Database', ok: true, message: `${file('empty.db')} is empty. The first start creates its tables.` },
  ]);
  for (const name of ['none.db', 'no/folder/none.db'])
    expect(await look(name)).toEqual([
      { subject: 'Database', ok: true, message: `${file(name)} does not exist yet. The first start creates it.` },
    ]);
  expect(contents()).toEqual(before);
});

test('the doctor draws with the bundled font', () => {
  const { stdout } = spawnSync(process.execPath, ['bin/custodian.mjs', 'doctor'], {
    env: { ...INHERITED, DATABASE_PATH: path.join(folder(), 'none.db') },
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/ok +Pictures: Pictures and their text can be drawn\./);
});
