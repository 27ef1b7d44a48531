import { openFile, type FileStore } from './sqlite/open-file.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { isPostgresUrl } from './postgres/database-url.ts';
import type { Asynchronous } from './program/program.ts';
import type { Store } from './store.ts';

/** Wraps the methods of a synchronous object in promises. */
const toAsync = <T extends object>(part: T): Asynchronous<T> =>
  Object.fromEntries(
    Object.entries(part).map(([name, body]: [string, (...args: unknown[]) => unknown]) => [
      name,
      async (...args: unknown[]) => body(...args),
    ]),
  ) as never;

/**
 * Opens a database and applies pending migrations: PostgreSQL for a `postgres://` URL, else a SQLite file.
 * Throws StoreError, in one sentence, if the database is newer than this program, in use, unreadable or unreachable, or
 * if the disk is full.
 */
export async function openStore(where: string, migrations?: string): Promise<Store> {
  return isPostgresUrl(where) ? openPostgres(where, migrations) : asyncStore(openFile(where, migrations));
}

function asyncStore(file: FileStore): Store {
  const { path, games, members, commands, outbox, asks, panels, users, requests, promises, ...whole } = file;
  const { record, lookUp, commit, isWritable, close } = toAsync(whole);
  return {
    path,
    games: toAsync(games),
    members: toAsync(members),
    commands: toAsync(commands),
    outbox: toAsync(outbox),
    asks: toAsync(asks),
    panels: toAsync(panels),
    users: toAsync(users),
    requests: toAsync(requests),
    promises: toAsync(promises),
    record,
    lookUp: lookUp as Store['lookUp'],
    commit,
    isWritable,
    close,
  };
}
