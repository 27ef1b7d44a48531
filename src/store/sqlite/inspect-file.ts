import fs from 'node:fs';
import Sqlite from 'better-sqlite3';
import { StoreError, toStoreError } from '#store/errors.ts';
import type { DatabaseInspection } from '#store/database-inspection.ts';
import { countMigrations, SQLITE_MIGRATIONS_FOLDER, readFileVersion } from './migration-history.ts';
import { requireExistingFile } from './path-problem.ts';

/** Inspects a database file, see `inspectDatabase`. */
export function inspectFile(path: string): DatabaseInspection {
  let client: Sqlite.Database | undefined;
  try {
    requireExistingFile(path);
    client = new Sqlite(path, { readonly: true, fileMustExist: true });
    const version = readFileVersion(client, path, SQLITE_MIGRATIONS_FOLDER);
    const damage = String(client.pragma('integrity_check', { simple: true }));
    if (damage !== 'ok')
      throw new StoreError(
        `Cannot use the database ${path}: it is damaged (${damage}). Restore a backup with npm run restore.`,
      );
    requireWritable(path);
    if (client.prepare("select 1 from sqlite_master where name = 'games'").get() === undefined)
      return { path, schema: 'none', games: 0 };
    const games = client.prepare('select count(*) from games').pluck().get() as number;
    return { path, schema: version < countMigrations(SQLITE_MIGRATIONS_FOLDER) ? 'older' : 'current', games };
  } catch (error) {
    throw toStoreError(error, path) ?? error;
  } finally {
    client?.close();
  }
}

function requireWritable(path: string): void {
  try {
    fs.accessSync(path, fs.constants.W_OK);
  } catch (error) {
    throw new StoreError(`Cannot write to the database ${path}. Make the bot's user the owner of the file.`, {
      cause: error,
    });
  }
}
