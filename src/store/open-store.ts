import { openFile, type FileStore } from './sqlite/open-file.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { isPostgres } from './postgres/database-url.ts';
import type { Promised } from './program/program.ts';
import type { Store } from './store.ts';

/** What does all at once, as what takes its time. */
const promised = <T extends object>(part: T): Promised<T> =>
  Object.fromEntries(
    Object.entries(part).map(([name, body]: [string, (...args: unknown[]) => unknown]) => [
      name,
      async (...args: unknown[]) => body(...args),
    ]),
  ) as never;

/**
 * Opens a database and brings it up to date: `postgres://...`, or else a file.
 * Throws StoreError, in one sentence, when it is newer than this program, in use, unreadable, not to be reached, or the disk is full.
 */
export async function openStore(where: string, migrations?: string): Promise<Store> {
  return isPostgres(where) ? openPostgres(where, migrations) : storeOf(openFile(where, migrations));
}

function storeOf(file: FileStore): Store {
  const { path, games, members, commands, outbox, asks, panels, people, requests, ...whole } = file;
  const { record, lookUp, commit, isWritable, close } = promised(whole);
  return {
    path,
    games: promised(games),
    members: promised(members),
    commands: promised(commands),
    outbox: promised(outbox),
    asks: promised(asks),
    panels: promised(panels),
    people: promised(people),
    requests: promised(requests),
    record,
    lookUp: lookUp as Store['lookUp'],
    commit,
    isWritable,
    close,
  };
}
