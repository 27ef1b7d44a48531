import Sqlite from 'better-sqlite3';
import { isBusy, toStoreError, StoreError } from '#store/errors.ts';
import { realPath } from '#store/sqlite/database-files.ts';
import { requireFile } from '#store/sqlite/path-problem.ts';

/**
 * Takes a database for this process alone, until it ends, however it ends: the operating system gives the lock back.
 * Whatever links lead to it, it has one lock. Throws StoreError where another process has it: two of them would say everything twice.
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
        `Another Custodian is running on the database ${path}; stop it first, or give this one another DATABASE_PATH.`,
        {
          cause: error,
        },
      );
    throw toStoreError(error, path) ?? error;
  }
  return { release: () => void lock.close() };
}
