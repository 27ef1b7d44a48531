import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { claimDatabase, openStore } from '../store/index.ts';

const stamp = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-');

/** What is wrong with a database file; undefined when nothing is. */
function damage(file: string): string | undefined {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const found = db.pragma('integrity_check', { simple: true });
    if (found !== 'ok') return String(found);
    return db.prepare(`select 1 from sqlite_master where name = 'games'`).get() ? undefined : 'it holds no games of Custodian';
  } catch (error) {
    return (error as Error).message;
  } finally {
    db.close();
  }
}

/**
 * Copies the database while the bot runs, as one moment of it, and checks the copy. Gives back where it is.
 * Throws a sentence where that fails.
 */
export async function backup(database: string, to: string | undefined, now: Date): Promise<string> {
  if (!fs.existsSync(database)) throw new Error(`There is no database at ${database}.`);
  const file = to ?? path.join(path.dirname(database), 'backups', `custodian-${stamp(now)}.db`);
  if (fs.existsSync(file)) throw new Error(`${file} exists already; nothing was written.`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const source = new Sqlite(database, { readonly: true });
  try {
    await source.backup(`${file}.part`);
  } finally {
    source.close();
  }
  const wrong = damage(`${file}.part`);
  if (wrong !== undefined) throw new Error(`The copy is not sound: ${wrong}.`);
  fs.renameSync(`${file}.part`, file);
  return file;
}

/**
 * Puts a backup in the place of the database, which is kept beside it; the bot must be stopped. Gives back where the former one is.
 * Throws a sentence, with nothing changed, where the backup is not sound or the bot runs.
 */
export function restore(database: string, from: string, now: Date): string | undefined {
  if (!fs.existsSync(from)) throw new Error(`There is no file ${from}.`);
  const wrong = damage(from);
  if (wrong !== undefined) throw new Error(`${from} cannot be restored: ${wrong}.`);
  const claim = claimDatabase(database);
  try {
    fs.mkdirSync(path.dirname(database), { recursive: true });
    fs.copyFileSync(from, `${database}.new`);
    openStore(`${database}.new`).close(); // brought up to date, or refused as too new, before anything is replaced
    const former = fs.existsSync(database) ? `${database}.before-${stamp(now)}` : undefined;
    if (former !== undefined) {
      openStore(database).close(); // writes its log into it
      fs.renameSync(database, former);
    }
    for (const rest of ['-wal', '-shm']) fs.rmSync(`${database}${rest}`, { force: true });
    fs.renameSync(`${database}.new`, database);
    return former;
  } finally {
    for (const rest of ['', '-wal', '-shm']) fs.rmSync(`${database}.new${rest}`, { force: true });
    claim.release();
  }
}
