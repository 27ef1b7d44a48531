import Sqlite from 'better-sqlite3';
import { isBusy, toStoreError, StoreError } from '#store/errors.ts';
import { realPath } from '#store/sqlite/database-files.ts';
import { requireFile } from '#store/sqlite/path-problem.ts';

/**
 * Locks a database file for this process until it ends in any way: the operating system releases the lock. All links to
 * a file share one lock. Throws StoreError if another process holds it, since two processes would send every message
 * twice.
 */
export function lockDatabaseFile(path: string): { release: () => void } {
  let lock: Sqlite.Database | undefined;
  try {
    requireFile(path);
    lock = new Sqlite(`${realPath(path)}.lock`, { timeout: 0 });
    lock.pragma('journal_mode = DELETE');
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (isBusy(error))
      throw new StoreError(
        `Cannot use the database ${path}: another Custodian runs on it. Stop that one first, or set another DATABASE_PATH.`,
        {
          cause: error,
        },
      );
    throw toStoreError(error, path) ?? error;
  }
  return { release: () => void lock.close() };
}
