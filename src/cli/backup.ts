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

/** So many pages are copied at a time; in between, whatever else runs has its turn. */
const PAGES_PER_STEP = 256;
const SIDE_FILE_SUFFIXES = ['-wal', '-shm', '-journal'];

/** What is wrong with a database file; undefined when nothing is. */
function findDamage(file: string): string | undefined {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const found = db.pragma('integrity_check', { simple: true });
    if (found !== 'ok') return String(found);
    return db.prepare(`select 1 from sqlite_master where name = 'games'`).get()
      ? undefined
      : 'it holds no games of Custodian';
  } catch (error) {
    return (error as Error).message;
  } finally {
    db.close();
  }
}

/**
 * Copies the database while the bot runs, as one moment of it, and checks the copy. Gives back where it is.
 * Throws a sentence where that fails; then nothing is left behind.
 */
export async function backup(database: string, to: string | undefined, now: Date): Promise<string> {
  if (!fs.existsSync(database)) throw new Error(`There is no database at ${database}.`);
  requireExistingFile(database);
  const file = to ?? path.join(backupFolder(database), `custodian-${fileTimestamp(now)}.db`);
  if (fs.existsSync(file)) throw new Error(`${file} exists already; nothing was written.`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.part`;
  createPartFile(part);
  try {
    await copy(database, part);
    disableWal(part);
    const wrong = findDamage(part);
    if (wrong !== undefined) throw new Error(`The copy is not sound: ${wrong}.`);
    fs.renameSync(part, file);
  } finally {
    removeWithSideFiles(part);
  }
  if (to === undefined) pruneBackups(path.dirname(file), now);
  return file;
}

/** Whatever has that name already is another backup's, or the host's own. */
function createPartFile(part: string): void {
  try {
    fs.closeSync(fs.openSync(part, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${part} exists already: another backup is being made, or was broken off; nothing was written.`, {
      cause: error,
    });
  }
}

async function copy(database: string, to: string): Promise<void> {
  const source = new Sqlite(database, { readonly: true });
  try {
    // Whatever is written meanwhile, this reader goes on seeing one moment: without it each write would begin the copy anew.
    source.exec('begin');
    source.prepare('select count(*) from sqlite_master').get();
    await source.backup(to, { progress: () => PAGES_PER_STEP });
  } finally {
    source.close();
  }
}

/** Makes a copy one file, which can be looked at without anything appearing beside it. */
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
/** All backups of the last week stay, and of the eight weeks before of which there are any the newest of each. */
const WEEKLY_BACKUPS_KEPT = 8;

/**
 * Removes old backups, and what unfinished ones have left; never what is not named as ours. Weeks are counted, and not how long ago they
 * were: a clock that is ahead for once would have all of them thrown away.
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
      // Another backup may be under way; and what a journal holds may be nowhere else.
      if (age > DAY && (rest !== '-wal' || fs.statSync(file).size === 0)) fs.rmSync(file, { force: true });
      continue;
    }
    if (age <= WEEK) continue;
    // Weeks of the calendar: were they counted back from now, tomorrow's backup would take the place of today's for ever.
    const week = Math.floor(at / WEEK);
    if (weeks.has(week) || weeks.size > WEEKLY_BACKUPS_KEPT) fs.rmSync(file, { force: true });
    else weeks.add(week);
  }
}

const parseTimestamp = (name: string): number => Date.parse(`${name.replace(/T(\d\d)-(\d\d)-(\d\d)$/, 'T$1:$2:$3')}Z`);

/**
 * Puts a backup in the place of the database, which is kept beside it; the bot must be stopped. Gives back where the former one is.
 * Throws a sentence, with nothing changed, where the backup is not sound or the bot runs.
 */
export async function restore(named: string, from: string, now: Date): Promise<string | undefined> {
  if (from === '') throw new Error('Name the backup: npm run restore -- FILE');
  requireExistingFile(from);
  const database = realPath(named);
  const fresh = `${database}.new`;
  if (isSameFile(from, database))
    throw new Error(`${from} is the database itself; nothing was changed. Name a backup.`);
  // That name is written over, and then removed.
  if (isSameFile(from, fresh))
    throw new Error(`${from} has a name that a restore needs for itself; nothing was changed. Give it another.`);
  fs.mkdirSync(path.dirname(database), { recursive: true });
  const claim = lockDatabaseFile(database);
  removeWithSideFiles(fresh); // what a restore that was killed has left would be read with what is copied now
  try {
    // With its journal, where it was copied by other means while somebody wrote: the newest moves may be in there alone.
    for (const rest of ['', '-wal'])
      if (fs.existsSync(`${from}${rest}`)) fs.copyFileSync(`${from}${rest}`, `${fresh}${rest}`);
    fs.chmodSync(fresh, 0o600);
    const wrong =
      walProblem(fresh) ?? findDamage(fresh) ?? fileProblem(fresh)?.replaceAll(fresh, from).replace(/\.$/, ''); // the copy is looked at: nothing appears beside the backup
    if (wrong !== undefined) throw new Error(`${from} cannot be restored: ${wrong}.`);
    await (await openStore(fresh)).close(); // brought up to date, or refused as too new, before anything is replaced
    const former = fs.existsSync(database) ? `${database}.before-${fileTimestamp(now)}` : undefined;
    if (former !== undefined) await keepAs(database, former);
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

/** Whether two names, also by links, are of one file. */
function isSameFile(one: string, other: string): boolean {
  if (!fs.existsSync(one) || !fs.existsSync(other)) return realPath(one) === realPath(other);
  const [a, b] = [fs.statSync(one), fs.statSync(other)];
  return a.dev === b.dev && a.ino === b.ino;
}

/** Takes what is in a copy's journal into it; says what keeps it from that. */
function walProblem(file: string): string | undefined {
  try {
    disableWal(file);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What was written there is on the disk, whatever becomes of the machine. */
function fsyncFile(file: string): void {
  const opened = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}

/**
 * Has a database under another name as well, until something takes its place in one go: whenever it is broken off, there is one. What lies
 * beside it goes to that name. It may be what is damaged, and then nothing of it can be read.
 */
async function keepAs(database: string, former: string): Promise<void> {
  if (fs.existsSync(former)) throw new Error(`${former} exists already; nothing was changed. Try again in a second.`);
  // What is damaged stays as it is: whoever mends it may want all of it.
  if (findDamage(database) === undefined) await (await openStore(database)).close(); // writes its journal into it
  try {
    fs.linkSync(database, former);
  } catch {
    fs.renameSync(database, former); // not every file system has two names for one file
  }
  for (const rest of SIDE_FILE_SUFFIXES)
    if (fs.existsSync(`${database}${rest}`)) fs.renameSync(`${database}${rest}`, `${former}${rest}`);
}
