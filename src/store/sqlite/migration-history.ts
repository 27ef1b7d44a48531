import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type Sqlite from 'better-sqlite3';
import { newerVersionError, StoreError } from '#store/errors.ts';

export const SQLITE_MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));

const journalOf = (migrations: string): { when: number }[] =>
  (JSON.parse(readFileSync(`${migrations}/meta/_journal.json`, 'utf8')) as { entries: { when: number }[] }).entries;

/** Returns the number of migrations in a folder, which is the version of an up-to-date file. */
export const countMigrations = (migrations: string): number => journalOf(migrations).length;

/**
 * Returns the version of a database file that this program can use or migrate; 0 for an empty one. Only reads. Throws
 * StoreError, in one sentence, for a file that is newer, older than the first migration here, or of another program.
 */
export function readFileVersion(client: Sqlite.Database, path: string, migrations: string): number {
  const [first, ...later] = journalOf(migrations);
  const known = 1 + later.length;
  const found = Number(client.pragma('user_version', { simple: true }));
  const begun = firstMigration(client);
  if (begun !== undefined && begun < first.when)
    throw new StoreError(
      `Cannot update the database ${path}: its version of Custodian is too old. ` +
        'Finish its games with that version, and set another DATABASE_PATH for this one.',
    );
  if (found > known) throw newerVersionError(path, found, known);
  if (begun === undefined && client.prepare("select 1 from sqlite_master where type = 'table'").get() !== undefined)
    throw new StoreError(`Cannot use the database ${path}: it belongs to another program. Set another DATABASE_PATH.`);
  return found;
}

/**
 * Returns when the first migration applied to the file was written, in Unix ms; undefined if it has no migration table,
 * Infinity if that is empty.
 */
function firstMigration(client: Sqlite.Database): number | undefined {
  if (client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get() === undefined)
    return undefined;
  const first = client.prepare('select min(created_at) from __drizzle_migrations').pluck().get();
  return first === null ? Infinity : Number(first);
}
