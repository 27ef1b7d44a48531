import type { DatabaseInspection } from './database-inspection.ts';
import { inspectFile } from './sqlite/inspect-file.ts';
import { inspectPostgres } from './postgres/inspect-postgres.ts';
import { isPostgresUrl } from './postgres/database-url.ts';

/**
 * Inspects a database without changing it: unlike `openStore`, applies no migrations, and so needs no instance lock.
 * Throws StoreError, in one sentence, if this program cannot use the database, and if a file is missing or damaged.
 */
export const inspectDatabase = async (where: string): Promise<DatabaseInspection> =>
  isPostgresUrl(where) ? inspectPostgres(where) : inspectFile(where);
