import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import type { ChangeSet, CommitResult } from '#store/record/change-set.ts';
import { createSqliteCommit } from './commit.ts';
import { sqliteDialect } from './dialect.ts';
import { isBusy, toStoreError, StoreError } from '#store/errors.ts';
import { SQLITE_MIGRATIONS_FOLDER, readFileVersion, countMigrations } from './migration-history.ts';
import type { LookUp } from '#store/record/lookups.ts';
import { requireFile } from './path-problem.ts';
import { isWritable } from './write-probe.ts';
import type { KnownVersions, GameRecord } from '#store/record/game-record.ts';
import { createRecordReader } from './read-record.ts';
import { createRepositories, type Repositories } from '#store/repositories/create-repositories.ts';
import { tables } from '#store/schema/tables.ts';
import { bindInterpreter, type Program, type ProgramStep } from '#store/program/program.ts';

/**
 * Lock timeout in ms, shorter than the 3 s in which Discord expects a response. The driver blocks the thread while it
 * waits.
 */
const BUSY_TIMEOUT_MS = 1500;
/** Lock timeout in ms while the file is known to be locked, so that callers fail fast instead of queueing. */
const LOCKED_TIMEOUT_MS = 50;

/**
 * Page cache in KiB. Enough for indexes, which are read again and again; the system caches the rest of the file anyway.
 */
const CACHE_KB = 4_000;

type Transaction = <T>(body: () => T) => T;

/** A SQLite database. Synchronous, because the driver is. */
export interface FileStore extends Repositories {
  path: string;
  /** Runs `body` in one immediate transaction; rolls back and rethrows if it throws. */
  transaction: Transaction;
  record: (game: string, known?: KnownVersions) => GameRecord;
  lookUp: LookUp;
  commit: (change: ChangeSet) => CommitResult;
  isWritable: () => boolean;
  close: () => void;
}

/**
 * Opens a database file and applies pending migrations.
 * Throws StoreError, in one sentence, if the file is newer than this program, too old, of another program, in use or
 * unreadable, or if the disk is full.
 */
export function openFile(path: string, migrations = SQLITE_MIGRATIONS_FOLDER): FileStore {
  let client: Sqlite.Database | undefined;
  try {
    requireFile(path);
    client = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
    return openAndMigrate(client, path, migrations);
  } catch (error) {
    client?.close();
    throw toStoreError(error, path) ?? error;
  }
}

function openAndMigrate(client: Sqlite.Database, path: string, migrations: string): FileStore {
  const known = countMigrations(migrations);
  const found = readFileVersion(client, path, migrations);
  client.pragma('journal_mode = WAL');
  // FULL: an answer is acknowledged to its player and announced to others once it is committed, so it must survive a
  // power cut, which NORMAL does not guarantee under WAL. It costs one fsync per answer, and answers come at a human
  // pace.
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  client.pragma(`cache_size = -${CACHE_KB}`);
  if (found < known) {
    migrateFile(client, path, migrations);
    client.pragma(`user_version = ${known}`);
  }
  const run = client.transaction((body: () => unknown) => body());
  let locked = false;
  const wait = (isLocked: boolean): void => {
    if (isLocked === locked) return;
    locked = isLocked;
    client.pragma(`busy_timeout = ${locked ? LOCKED_TIMEOUT_MS : BUSY_TIMEOUT_MS}`);
  };
  const transaction = <T>(body: () => T): T => {
    try {
      const result = run.immediate(body) as T;
      wait(false);
      return result;
    } catch (error) {
      if (isBusy(error)) wait(true);
      throw error;
    }
  };
  // Does not wait for the disk: a power cut may undo it, together with everything after it.
  const lightly = <T>(body: () => T): T => {
    if (client.inTransaction) return body();
    client.pragma('synchronous = NORMAL');
    try {
      return body();
    } finally {
      client.pragma('synchronous = FULL');
    }
  };
  return createFileStore(client, path, { transaction, lightly });
}

function migrateFile(client: Sqlite.Database, path: string, migrations: string): void {
  try {
    migrate(drizzle(client), { migrationsFolder: migrations });
  } catch (error) {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : 'its tables are not as expected';
    throw (
      toStoreError(error, path) ??
      new StoreError(`Cannot update the database ${path}: ${reason}. Nothing was changed.`, {
        cause: error,
      })
    );
  }
}

/** Builds the store over an open file. */
function createFileStore(
  client: Sqlite.Database,
  path: string,
  { transaction, lightly }: Record<'transaction' | 'lightly', Transaction>,
): FileStore {
  const perform = createInterpreter(transaction, lightly);
  const on = {
    db: drizzle(client),
    tables,
    ...sqliteDialect,
    prepared: <P>(query: { prepare: () => P }) => query.prepare(),
  };
  const { beside, ...parts } = createRepositories(on);
  const record = createRecordReader(on, { ...parts, beside });
  const kept = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, bindInterpreter(part, (make) => perform(make()))]),
  ) as unknown as Repositories;
  return {
    path,
    ...kept,
    transaction,
    record: (game, known) => perform(record(game, known)),
    lookUp: (what, by) => perform((beside[what] as (by: unknown) => Program<never>)(by)),
    commit: createSqliteCommit(client, transaction),
    isWritable: () => isWritable(client),
    close: () => client.close(),
  };
}

/** Creates an interpreter that runs programs synchronously. */
function createInterpreter(transaction: Transaction, lightly: Transaction): <T>(program: Program<T>) => T {
  const perform = <T>(program: Program<T>): T => {
    let next = program.next();
    while (!next.done) {
      let found: unknown;
      try {
        found = done(next.value);
      } catch (error) {
        next = program.throw(error);
        continue;
      }
      next = program.next(found);
    }
    return next.value;
  };
  const done = (step: ProgramStep): unknown => {
    if (step.is === 'all') return step.query.all(step.values);
    if (step.is === 'run') return step.query.run(step.values);
    if (step.is === 'together') return step.programs.map(perform);
    return (step.is === 'whole' ? transaction : lightly)(() => perform(step.body()));
  };
  return perform;
}

/** Returns the number of migrations of this program, which is the version of an up-to-date file. */
export const latestFileVersion = (): number => countMigrations(SQLITE_MIGRATIONS_FOLDER);

/** Returns why this program cannot use a database file, as a sentence; undefined if it can. */
export function fileProblem(path: string): string | undefined {
  try {
    requireFile(path);
    const client = new Sqlite(path, { readonly: true });
    try {
      readFileVersion(client, path, SQLITE_MIGRATIONS_FOLDER);
    } finally {
      client.close();
    }
    return undefined;
  } catch (error) {
    return (toStoreError(error, path) ?? (error as Error)).message;
  }
}
