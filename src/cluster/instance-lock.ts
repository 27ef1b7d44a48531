import { lockDatabaseFile } from './sqlite-lock.ts';
import type { StoreError } from '#store/errors.ts';
import { lockPostgres, type ProcessShare } from './postgres-lock.ts';
import { isPostgresUrl } from '#store/postgres/database-url.ts';

export interface InstanceLock {
  release: () => unknown;
  /** Comes where the database is this process's no more; of a file, which cannot be lost, there is none. */
  lost?: Promise<StoreError>;
}

/**
 * Takes a database, whatever it is, for this process alone; `among`: of PostgreSQL's, for one of several that share the work. Throws
 * StoreError where another process has it, or the same part of it.
 */
export const acquireInstanceLock = async (where: string, among?: ProcessShare): Promise<InstanceLock> =>
  isPostgresUrl(where) ? lockPostgres(where, among) : lockDatabaseFile(where);
