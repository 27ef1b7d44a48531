import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { lockDatabaseFile } from '#cluster/sqlite-lock.ts';
import { backup, restore, pruneBackups } from '#cli/backup.ts';
import { startSandbox } from '#sandbox/server.ts';
import { openStore, StoreError, restrictPermissions } from '#store';
import { INHERITED, startBotProcess } from '../../scripts/e2e/bot-process.ts';
import { eventually } from '../sandbox/table.ts';
import { folder, hash, moves, NOON, room, started } from '../service/room.ts';

const DAY = 24 * 3_600_000;
const PROGRAM = path.resolve('bin/custodian.mjs');

const filesOf = (place: string): string[] => fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).sort();
/** Files that others on this machine may read or write. */
const open = (place: string): string[] =>
  filesOf(place).filter((one) => fs.statSync(path.join(place, one)).mode & 0o077);

function run(place: string, ...args: string[]): string {
  return execFileSync(process.execPath, [PROGRAM, ...args], {
    cwd: place,
    env: { ...INHERITED, DATABASE_PATH: 'data/custodian.db' },
    encoding: 'utf8',
  });
}

test('Files of a run are readable by their owner alone', async () => {
  const place = folder();
  const data = path.join(place, 'data');
  fs.mkdirSync(path.join(data, 'backups'), { recursive: true });
  await (await openStore(path.join(data, 'custodian.db'))).close();
  for (const name of [
    'custodian.db',
    'backups/custodian-2020-01-01T04-00-00.db',
    'custodian.db.before-2020-01-01T04-00-00',
    'custodian.db.notes',
    'backups/letters.db',
  ]) {
    fs.appendFileSync(path.join(data, name), '');
    fs.chmodSync(path.join(data, name), 0o644);
  }
  for (const one of [data, path.join(data, 'backups')]) fs.chmodSync(one, 0o755);
  const sandbox = await startSandbox({ port: 0 });
  onTestFinished(() => sandbox.close());
  fs.symlinkSync('data/custodian.db', path.join(place, 'custodian.db'));
  const bot = await startBotProcess(place, sandbox.url);
  try {
    run(place, 'backup');
    expect(filesOf(data).filter((one) => /-wal|-shm|\.lock$/.test(one))).toEqual([
      'custodian.db-shm',
      'custodian.db-wal',
      'custodian.db.lock',
    ]);
    expect(open(data)).toEqual(['backups/letters.db', 'custodian.db.notes']);
  } finally {
    await bot.stop();
  }
  run(place, 'forget', '1234567890123456789');
  const [copy] = filesOf(path.join(data, 'backups')).filter(
    (one) => one.startsWith('custodian-2') && !one.includes('2020'),
  );
  run(place, 'restore', path.join(data, 'backups', copy));
  expect(open(data)).toEqual(['backups/letters.db', 'custodian.db.notes']);
});

test('backup runs with umask 77', async () => {
  const place = folder();
  await (await openStore(path.join(place, 'custodian.db'))).close();
  // Told as it ends, by what is loaded before it.
  const tells = "process.on('exit', () => console.error('mask ' + process.umask().toString(8)))";
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(tells)}`, PROGRAM, 'backup'],
    {
      cwd: place,
      env: { ...INHERITED, DATABASE_PATH: 'custodian.db' },
      encoding: 'utf8',
    },
  );
  expect(stderr.match(/^mask \d+$/m)?.[0]).toBe('mask 77');
});

/** Runs a program until it says so, looks, and ends it. */
async function whileRunning(
  place: string,
  program: string,
  env: Record<string, string>,
  says: string,
  look: () => void,
): Promise<void> {
  const child = spawn(process.execPath, [program], {
    cwd: place,
    env: { ...INHERITED, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    await new Promise<void>((resolve, reject) => {
      void ended.then(() => reject(new Error('It stopped')));
      createInterface(child.stdout).on('line', (line) => line.includes(says) && resolve());
    });
    look();
  } finally {
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
}

test('A first run and the local table create owner-only files', async () => {
  const place = folder();
  await whileRunning(place, PROGRAM, { LOCAL_TABLE_PORT: '0' }, 'local table', () => {
    expect(filesOf(path.join(place, 'data'))).toEqual(
      expect.arrayContaining(['custodian.db', 'custodian.db.lock', 'local-table.db']),
    );
    expect(open(place)).toEqual([]);
  });
  const alone = folder();
  fs.writeFileSync(path.join(alone, 'old.db'), '', { mode: 0o644 });
  for (const name of ['new.db', 'old.db'])
    await whileRunning(alone, path.resolve('src/sandbox/main.ts'), { SANDBOX_DB: name }, 'listening', () =>
      expect(open(alone).filter((one) => one.startsWith(name))).toEqual([]),
    );
});

test('The local table and the program end together', async () => {
  const place = folder();
  const begin = async () => {
    const child = spawn(process.execPath, [PROGRAM], {
      cwd: place,
      env: { ...INHERITED, LOCAL_TABLE_PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    let said = '';
    child.stderr.on('data', (more: Buffer) => void (said += String(more)));
    const url = await new Promise<string>((resolve, reject) => {
      void ended.then(() => reject(new Error(`It stopped: ${said}`)));
      createInterface(child.stdout).on('line', (line) => {
        const [found] = /http:\S+/.exec(line) ?? [];
        if (found) resolve(found);
      });
    });
    return { child, ended, url, said: () => said };
  };
  const answers = (url: string): Promise<boolean> =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  let port = '0';
  const first = await begin();
  port = new URL(first.url).port;
  expect(await answers(first.url)).toBe(true);
  first.child.kill('SIGKILL');
  await first.ended;
  await eventually(async () => !(await answers(first.url)) || undefined);
  const second = await begin();
  expect(second.url).toBe(first.url);
  // The local table's own process, and no other.
  const [table] = execFileSync('pgrep', ['-P', String(second.child.pid), '-f', 'sandbox.main'])
    .toString()
    .split('\n');
  process.kill(Number(table), 'SIGKILL');
  await second.ended;
  expect(second.said()).toBe(
    'Custodian stops, because the local table stopped. Nothing is lost. Start Custodian again.\n',
  );
});

test('A backup is one file; a failed backup leaves none', async () => {
  const here = await room();
  await started(here);
  const place = path.join(path.dirname(here.path), 'backups');
  const copy = await backup(here.path, undefined, new Date(NOON));
  expect(filesOf(place)).toEqual([path.basename(copy)]);
  await here.store.close();
  await restore(here.path, copy, new Date(NOON));
  expect(filesOf(place)).toEqual([path.basename(copy)]);
  await here.restart();
  // Written without a log of its own: whoever looks at it leaves nothing beside it.
  expect([...fs.readFileSync(copy).subarray(18, 20)]).toEqual([1, 1]);
  const broken = path.join(folder(), 'broken.db');
  fs.writeFileSync(broken, fs.readFileSync(copy).fill(7, 8192, 40_960));
  await expect(backup(broken, undefined, new Date(NOON))).rejects.toThrow('the copy was damaged (');
  expect(filesOf(path.join(path.dirname(broken), 'backups'))).toEqual([]);
});

test('A backup is consistent and finishes despite concurrent writes', async () => {
  const here = await room();
  const { game } = await started(here);
  const other = new Sqlite(here.path);
  onTestFinished(() => void other.close());
  other.exec('create table bulk (data)');
  for (let i = 0; i < 60; i++) other.prepare('insert into bulk values (zeroblob(100000))').run();
  const then = await hash(here, game);
  let writing = true;
  let writes = 0;
  // A busy machine may write hundreds of times before the copy has so much as begun.
  const MOST = 5_000;
  const write = async (): Promise<void> => {
    // Were the copy begun anew at each write, it would not end before the writing does.
    if (!writing || writes >= MOST) return;
    writes++;
    if (writes === 1) await moves(here, game, 'take');
    other.prepare('insert into bulk values (zeroblob(1000))').run();
    setImmediate(() => void write());
  };
  setImmediate(() => void write());
  const copy = await backup(here.path, undefined, new Date(NOON));
  writing = false;
  expect(writes).toBeGreaterThan(2);
  expect(writes).toBeLessThan(MOST);
  const db = new Sqlite(copy, { readonly: true });
  onTestFinished(() => void db.close());
  const { hash: kept } = db
    .prepare('select hash from commands where game = ? order by number desc limit 1')
    .get(game) as { hash: string };
  expect([kept, (db.prepare('select count(*) as n from bulk').get() as { n: number }).n]).toEqual([then, 60]);
});

test('Pruning keeps a week of daily and eight weekly backups', () => {
  const place = folder();
  const name = (at: number): string => `custodian-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}.db`;
  const foreign = [
    'custodian.db',
    'custodian-old.db',
    'my-custodian-2020-01-01T04-00-00.db',
    'custodian-2020-01-01T04-00-00.db.gz',
  ];
  for (const one of foreign) fs.writeFileSync(path.join(place, one), '');
  for (let night = 0; night < 120; night++) {
    const now = NOON + night * DAY;
    fs.writeFileSync(path.join(place, name(now)), '');
    fs.writeFileSync(path.join(place, `${name(now)}-shm`), '');
    fs.writeFileSync(path.join(place, `${name(now)}.part`), '');
    pruneBackups(place, new Date(now));
  }
  const now = NOON + 119 * DAY;
  const ages = filesOf(place)
    .flatMap((one) => {
      const match = /^custodian-(\d{4}-\d\d-\d\d)T12-00-00\.db$/.exec(one);
      return match ? [Math.round((now - Date.parse(`${match[1]}T12:00:00Z`)) / DAY)] : [];
    })
    .sort((a, b) => a - b);
  expect(ages.slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  // The newest of the current week that is older than seven days, and those of the seven weeks before.
  expect(ages.slice(8)).toEqual([8, 13, 20, 27, 34, 41, 48, 55]);
  expect(filesOf(place).filter((one) => /-shm|\.part/.test(one))).toHaveLength(4);
  expect(filesOf(place)).toEqual(expect.arrayContaining(foreign));
});

test('Pruning with a clock ahead keeps the existing backups', () => {
  const place = folder();
  const name = (night: number): string =>
    `custodian-${new Date(NOON + night * DAY).toISOString().slice(0, 19).replaceAll(':', '-')}.db`;
  for (let night = 0; night < 50; night++) fs.writeFileSync(path.join(place, name(night)), '');
  fs.writeFileSync(path.join(place, name(900)), '');
  pruneBackups(place, new Date(NOON + 900 * DAY));
  expect(filesOf(place).filter((one) => one < name(900)).length).toBeGreaterThanOrEqual(7);
  expect(filesOf(place)).toEqual(expect.arrayContaining([name(49), name(900)]));
});

test('A backup does not overwrite an existing .part file', async () => {
  const here = await room();
  const to = path.join(folder(), 'copy.db');
  fs.writeFileSync(`${to}.part`, 'somebody’s own');
  await expect(backup(here.path, to, new Date(NOON))).rejects.toThrow('already exists');
  expect(fs.readFileSync(`${to}.part`, 'utf8')).toBe('somebody’s own');
});

const spoilt: [what: string, spoil: (bytes: Buffer) => Buffer][] = [
  ['whose beginning is gone', (bytes) => bytes.fill(7, 0, 100)],
  ['that is cut short', (bytes) => bytes.subarray(0, 9_000)],
  ['that is something else', () => Buffer.from('no database')],
  ['that is empty', () => Buffer.alloc(0)],
];
test.each(spoilt)('Restore replaces a database %s and keeps it', async (_what, spoil) => {
  const here = await room();
  const { game } = await started(here);
  const then = await hash(here, game);
  const copy = await backup(here.path, undefined, new Date(NOON));
  await here.store.close();
  const bytes = spoil(fs.readFileSync(here.path));
  fs.writeFileSync(here.path, bytes);
  fs.writeFileSync(`${here.path}-wal`, 'what was in its journal');
  const former = (await restore(here.path, copy, new Date(NOON))) ?? '';
  if (bytes.length) expect(fs.readFileSync(former).equals(bytes)).toBe(true);
  if (bytes.length) expect(fs.readFileSync(`${former}-wal`, 'utf8')).toBe('what was in its journal');
  await here.restart();
  expect(await hash(here, game)).toBe(then);
});

test('A second restore in the same second keeps both databases', async () => {
  const here = await room();
  await started(here);
  const copy = await backup(here.path, undefined, new Date(NOON));
  await here.store.close();
  const former = (await restore(here.path, copy, new Date(NOON))) ?? '';
  const kept = fs.readFileSync(former);
  await expect(async () => restore(here.path, copy, new Date(NOON))).rejects.toThrow('that file already exists');
  expect(fs.readFileSync(former).equals(kept)).toBe(true);
  expect(fs.existsSync(here.path)).toBe(true);
});

test('Restore includes the journal of a copied database', async () => {
  const here = await room();
  const { game } = await started(here);
  const place = folder();
  const other = new Sqlite(here.path);
  other.pragma('wal_checkpoint(TRUNCATE)');
  other.close();
  await moves(here, game, 'take');
  for (const rest of ['', '-wal']) fs.copyFileSync(`${here.path}${rest}`, path.join(place, `copy.db${rest}`));
  const then = await hash(here, game);
  await here.store.close();
  await restore(here.path, path.join(place, 'copy.db'), new Date(NOON));
  await here.restart();
  expect(await hash(here, game)).toBe(then);
});

test('Pruning keeps nonempty journals of old backups', () => {
  const place = folder();
  fs.writeFileSync(path.join(place, 'custodian-2026-01-01T04-00-00.db-wal'), 'not yet in the file');
  fs.writeFileSync(path.join(place, 'custodian-2026-01-02T04-00-00.db-wal'), '');
  pruneBackups(place, new Date(NOON));
  expect(filesOf(place)).toEqual(['custodian-2026-01-01T04-00-00.db-wal']);
});

test('A database has one lock, whatever symlink names it', async () => {
  const place = folder();
  const real = path.join(place, 'real');
  fs.mkdirSync(real);
  fs.symlinkSync('real', path.join(place, 'linked'));
  fs.symlinkSync('real/new.db', path.join(place, 'file.db'));
  fs.symlinkSync('file.db', path.join(place, 'twice.db'));
  const ways = [
    path.join(real, 'new.db'),
    path.join(place, 'linked', 'new.db'),
    path.join(place, 'file.db'),
    path.join(place, 'twice.db'),
    path.relative(process.cwd(), path.join(real, 'new.db')),
  ];
  const eachRefusesTheOthers = (): void => {
    for (const one of ways) {
      const claim = lockDatabaseFile(one);
      for (const other of ways) expect(() => lockDatabaseFile(other)).toThrow(StoreError);
      claim.release();
    }
  };
  eachRefusesTheOthers();
  await (await openStore(path.join(real, 'new.db'))).close();
  eachRefusesTheOthers();
  expect(filesOf(real)).toEqual(['new.db', 'new.db.lock']);
  expect(filesOf(place).filter((one) => one.endsWith('.lock') && !one.startsWith('linked'))).toEqual([
    'real/new.db.lock',
  ]);
  expect(() => lockDatabaseFile(path.join(place, 'nowhere', 'x.db'))).toThrow('Its folder must exist');
});

test('A database symlink to itself is rejected in one sentence', async () => {
  const file = path.join(folder(), 'loop.db');
  fs.symlinkSync('loop.db', file);
  expect(() => restrictPermissions(file)).not.toThrow();
  lockDatabaseFile(file).release();
  await expect(async () => openStore(file)).rejects.toThrow(/^Cannot open the database .*loop\.db\./);
});

test('Restore follows a symlink and keeps it', async () => {
  const here = await room();
  const { game } = await started(here);
  const then = await hash(here, game);
  const copy = await backup(here.path, undefined, new Date(NOON));
  await moves(here, game, 'take');
  await here.store.close();
  const link = path.join(folder(), 'linked.db');
  fs.symlinkSync(here.path, link);
  expect((await restore(link, copy, new Date(NOON)))?.startsWith(fs.realpathSync(path.dirname(here.path)))).toBe(true);
  expect(fs.readlinkSync(link)).toBe(here.path);
  await here.restart();
  expect(await hash(here, game)).toBe(then);
});

test('restrictPermissions ignores files it cannot change', () => {
  const place = folder();
  fs.symlinkSync('nowhere', path.join(place, 'x.db-wal'));
  expect(() => restrictPermissions(path.join(place, 'x.db'))).not.toThrow();
  expect(() => restrictPermissions(path.join(place, 'no', 'x.db'))).not.toThrow();
});

/** Ends the process with SIGKILL right before it touches a file for the time of that number. */
const KILLED = `import fs from 'node:fs';
  let n = 0;
  for (const name of ['renameSync', 'linkSync', 'copyFileSync', 'rmSync']) {
    const real = fs[name];
    fs[name] = (...given) => {
      if (++n === Number(process.env.KILLED_AT)) for (;;) process.kill(process.pid, 'SIGKILL');
      return real(...given);
    };
  }`;

test('A restore killed at any point leaves a whole database', async () => {
  const here = await room();
  const { game } = await started(here);
  const copy = await backup(here.path, path.join(folder(), 'copy.db'), new Date(NOON));
  await moves(here, game, 'take');
  await here.store.close();
  const heads = new Set<unknown>();
  let killed = 0;
  for (let ended = false; !ended; killed++) {
    const place = folder();
    const database = path.join(place, 'custodian.db');
    fs.copyFileSync(here.path, database);
    // What another one has left when it was killed.
    fs.copyFileSync(here.path, `${database}.new-wal`);
    const { signal, status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(KILLED)}`, PROGRAM, 'restore', copy],
      { cwd: place, env: { ...INHERITED, DATABASE_PATH: database, KILLED_AT: String(killed + 1) }, encoding: 'utf8' },
    );
    ended = signal === null;
    if (ended) expect([status, stderr]).toEqual([0, '']);
    const db = new Sqlite(database, { fileMustExist: true });
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    const head = db.prepare('select head from games').pluck().get();
    db.close();
    heads.add(head);
    if (ended) expect(head).toBe(1);
    else await restore(database, copy, new Date(NOON));
  }
  expect(killed).toBeGreaterThan(8);
  expect([...heads].sort()).toEqual([1, 2]);
});
