import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { lockDatabaseFile } from '#cluster/sqlite-lock.ts';
import {
  BACKUP_FILE_NAME,
  backupFolder,
  fileProblem,
  openStore,
  realPath,
  requireExistingFile,
  fileTimestamp,
} from '#store';

/** Pages copied per step; other work runs between steps. */
const PAGES_PER_STEP = 256;
const SIDE_FILE_SUFFIXES = ['-wal', '-shm', '-journal'];

/** Returns the damage of a database file; undefined if it is sound. */
function findDamage(file: string): string | undefined {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const found = db.pragma('integrity_check', { simple: true });
    if (found !== 'ok') return String(found);
    return db.prepare(`select 1 from sqlite_master where name = 'games'`).get()
      ? undefined
      : 'it is not a Custodian database';
  } catch (error) {
    return (error as Error).message;
  } finally {
    db.close();
  }
}

/**
 * Copies a snapshot of the database while the bot runs, and checks the copy. Returns its path.
 * Throws an error with one sentence if that fails, and leaves no file behind.
 */
export async function backup(database: string, to: string | undefined, now: Date): Promise<string> {
  if (!fs.existsSync(database))
    throw new Error(`Cannot find the database ${database}. Set DATABASE_PATH to the bot's file.`);
  requireExistingFile(database);
  const file = to ?? path.join(backupFolder(database), `custodian-${fileTimestamp(now)}.db`);
  if (fs.existsSync(file)) throw new Error(`Cannot write ${file}: it already exists. Name another file.`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.part`;
  createPartFile(part);
  try {
    await copy(database, part);
    disableWal(part);
    const wrong = findDamage(part);
    if (wrong !== undefined)
      throw new Error(
        `Cannot back up the database: the copy was damaged (${wrong}) and is deleted. Check the database with npm run doctor.`,
      );
    fs.renameSync(part, file);
  } finally {
    removeWithSideFiles(part);
  }
  if (to === undefined) pruneBackups(path.dirname(file), now);
  return file;
}

/**
 * Creates the file for a copy. A file of that name belongs to another backup or to the host: throws an error with one
 * sentence.
 */
function createPartFile(part: string): void {
  try {
    fs.closeSync(fs.openSync(part, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`Cannot write ${part}: it already exists. If no other backup is running, delete that file.`, {
      cause: error,
    });
  }
}

async function copy(database: string, to: string): Promise<void> {
  const source = new Sqlite(database, { readonly: true });
  try {
    // Holds one snapshot despite concurrent writes: without it, each write would restart the copy.
    source.exec('begin');
    source.prepare('select count(*) from sqlite_master').get();
    await source.backup(to, { progress: () => PAGES_PER_STEP });
  } finally {
    source.close();
  }
}

/** Turns WAL mode off, so that the copy is a single file and reading it creates no side files. */
function disableWal(file: string): void {
  const db = new Sqlite(file);
  try {
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
}

const removeWithSideFiles = (file: string): void =>
  ['', ...SIDE_FILE_SUFFIXES].forEach((rest) => fs.rmSync(`${file}${rest}`, { force: true }));

const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;
/**
 * Backups of the last week are all kept. Of older ones, the newest of each week is kept, for this many weeks in which
 * there are any.
 */
const WEEKLY_BACKUPS_KEPT = 8;

/**
 * Removes old backups and the remains of unfinished ones, but never files with other names. Counts weeks that have
 * backups rather than their age: a clock that is once ahead would otherwise delete all of them.
 */
export function pruneBackups(folder: string, now: Date): void {
  const weeks = new Set<number>();
  const found = fs
    .readdirSync(folder)
    .flatMap((name) => {
      const [, at, rest] = BACKUP_FILE_NAME.exec(name) ?? [];
      return at === undefined ? [] : [{ name, rest, at: parseTimestamp(at) }];
    })
    .sort((a, b) => b.at - a.at);
  for (const { name, rest, at } of found) {
    const age = now.getTime() - at;
    const file = path.join(folder, name);
    if (rest !== undefined) {
      // Another backup may be running, and a journal may hold the only copy of its data.
      if (age > DAY && (rest !== '-wal' || fs.statSync(file).size === 0)) fs.rmSync(file, { force: true });
      continue;
    }
    if (age <= WEEK) continue;
    // Calendar weeks: if they were counted back from now, each day's backup would replace the previous day's forever.
    const week = Math.floor(at / WEEK);
    if (weeks.has(week) || weeks.size >= WEEKLY_BACKUPS_KEPT) fs.rmSync(file, { force: true });
    else weeks.add(week);
  }
}

const parseTimestamp = (name: string): number => Date.parse(`${name.replace(/T(\d\d)-(\d\d)-(\d\d)$/, 'T$1:$2:$3')}Z`);

/**
 * Replaces the database with a backup, and keeps the former one in the same folder; the bot must be stopped. Returns
 * the path of the former database, or undefined if there was none.
 * Throws an error with one sentence, and changes nothing, if the backup is not sound or the bot is running.
 */
export async function restore(named: string, from: string, now: Date): Promise<string | undefined> {
  if (from === '') throw new Error('Name the backup file: npm run restore -- FILE');
  requireExistingFile(from);
  const database = realPath(named);
  const fresh = `${database}.new`;
  if (isSameFile(from, database))
    throw new Error(`Cannot restore ${from}: it is the database itself. Name a backup file.`);
  // That file is overwritten and then removed.
  if (isSameFile(from, fresh))
    throw new Error(`Cannot restore ${from}: restore uses a temporary file of that name. Rename the backup first.`);
  fs.mkdirSync(path.dirname(database), { recursive: true });
  const claim = lockDatabaseFile(database);
  removeWithSideFiles(fresh); // remains of an interrupted restore would mix with the new copy
  try {
    // Includes the journal, if the backup was copied with other tools during a write: it may hold the newest moves.
    for (const rest of ['', '-wal'])
      if (fs.existsSync(`${from}${rest}`)) fs.copyFileSync(`${from}${rest}`, `${fresh}${rest}`);
    fs.chmodSync(fresh, 0o600);
    const wrong =
      walProblem(fresh) ?? findDamage(fresh) ?? fileProblem(fresh)?.replaceAll(fresh, from).replace(/\.$/, ''); // checks the copy, so that no side files appear next to the backup
    if (wrong !== undefined) throw new Error(`Cannot restore ${from}: ${wrong}.`);
    await (await openStore(fresh)).close(); // migrates it, or fails on a newer version, before anything is replaced
    const former = fs.existsSync(database) ? `${database}.before-${fileTimestamp(now)}` : undefined;
    if (former !== undefined) keepAs(database, former);
    for (const rest of SIDE_FILE_SUFFIXES) fs.rmSync(`${database}${rest}`, { force: true });
    fsyncFile(fresh);
    fs.renameSync(fresh, database);
    fsyncFile(path.dirname(database));
    return former;
  } finally {
    removeWithSideFiles(fresh);
    claim.release();
  }
}

/** Tells whether two paths lead to one file, also by links. */
function isSameFile(one: string, other: string): boolean {
  if (!fs.existsSync(one) || !fs.existsSync(other)) return realPath(one) === realPath(other);
  const [a, b] = [fs.statSync(one), fs.statSync(other)];
  return a.dev === b.dev && a.ino === b.ino;
}

/** Merges the journal of a copy into it. Returns the problem if that fails; undefined otherwise. */
function walProblem(file: string): string | undefined {
  try {
    disableWal(file);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Writes the journal of a sound database into its file, whose version stays as it is. */
function mergeWal(file: string): void {
  const db = new Sqlite(file);
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

/** Flushes a file to disk, so that it survives a power cut. */
function fsyncFile(file: string): void {
  const opened = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}

/**
 * Gives the database a second name, until the new file replaces it in one step: an interruption at any point leaves a
 * database. Moves its side files to that name. The database may be damaged and unreadable. Throws an error with one
 * sentence if the name is in use.
 */
function keepAs(database: string, former: string): void {
  if (fs.existsSync(former))
    throw new Error(`Cannot keep the old database as ${former}: that file already exists. Try again in a second.`);
  // Leaves a damaged file unchanged, in case the host wants to repair it.
  if (findDamage(database) === undefined) mergeWal(database);
  try {
    fs.linkSync(database, former);
  } catch {
    fs.renameSync(database, former); // not every file system supports hard links
  }
  for (const rest of SIDE_FILE_SUFFIXES)
    if (fs.existsSync(`${database}${rest}`)) fs.renameSync(`${database}${rest}`, `${former}${rest}`);
}
