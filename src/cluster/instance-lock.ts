import { lockDatabaseFile } from './sqlite-lock.ts';
import type { StoreError } from '#store/errors.ts';
import { lockPostgres, type ProcessShare } from './postgres-lock.ts';
import { isPostgresUrl } from '#store/postgres/database-url.ts';

export interface InstanceLock {
  release: () => unknown;
  /** Resolves if the lock is lost. Undefined for a file, whose lock cannot be lost. */
  lost?: Promise<StoreError>;
}

/**
 * Locks a database for this process. Without `among`, no other process may use it; with `among`, on PostgreSQL, several
 * processes divide the work, and this one locks its share. Throws StoreError if another process holds the lock or the
 * same share.
 */
export const acquireInstanceLock = async (where: string, among?: ProcessShare): Promise<InstanceLock> =>
  isPostgresUrl(where) ? lockPostgres(where, among) : lockDatabaseFile(where);
