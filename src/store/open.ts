import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { askRepository } from './asks.ts';
import { isBusy } from './claim.ts';
import { committing, type Change, type Committed } from './change.ts';
import { commandRepository } from './commands.ts';
import type { Database } from './database.ts';
import { storeTrouble, StoreError } from './errors.ts';
import { gameRepository } from './games.ts';
import { memberRepository } from './members.ts';
import { outboxRepository } from './outbox.ts';
import { panelRepository } from './panels.ts';
import { personRepository } from './people.ts';
import { isWritable } from './pulse.ts';
import { lookups, recording, type GameRecord, type LookUp } from './record.ts';
import { requestRepository } from './requests.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Shorter than the 3 s in which Discord wants an answer: the driver waits without letting anything else run. */
const BUSY_TIMEOUT_MS = 1500;
/** While it is known to be locked nobody is kept waiting in turn: each is told at once. */
const LOCKED_TIMEOUT_MS = 50;

/** What is looked at again and again, as indexes are; the rest the system keeps at hand anyway, and once is enough. */
const CACHE_KB = 4_000;

type Transaction = <T>(body: () => T) => T;

export interface Store extends Repositories {
  path: string;
  /** Runs the body in one immediate transaction; throws what it throws, with nothing changed. */
  transaction: Transaction;
  /** What a decision about a game is made from, also where there is none of that code. */
  record: (game: string) => GameRecord;
  /** What some decisions need beside. */
  lookUp: LookUp;
  /** Writes what was decided from a record, where nobody has changed the game since: whole, or not at all; and once for each interaction. */
  commit: (change: Change) => Committed;
  /** Whether something can be written just now; tried by writing. */
  isWritable: () => boolean;
  close: () => void;
}

type Repositories = ReturnType<typeof repositories>;

const repositories = (db: Database, transaction: Transaction, lightly: Transaction) => ({
  games: gameRepository(db),
  members: memberRepository(db),
  commands: commandRepository(db),
  outbox: outboxRepository(db, { transaction, lightly }),
  asks: askRepository(db),
  panels: panelRepository(db),
  people: personRepository(db),
  requests: requestRepository(db),
});

/**
 * Opens the database and brings it up to date.
 * Throws StoreError, in one sentence, when it is newer than this program, in use, unreadable, or the disk is full.
 */
export function openStore(path: string, migrations = MIGRATIONS): Store {
  let client: Sqlite.Database | undefined;
  try {
    client = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
    return prepare(client, path, migrations);
  } catch (error) {
    client?.close();
    throw storeTrouble(error, path) ?? error;
  }
}

function prepare(client: Sqlite.Database, path: string, migrations: string): Store {
  const known = versionOf(migrations);
  const found = Number(client.pragma('user_version', { simple: true }));
  if (found > known) {
    throw new StoreError(
      `The database ${path} was written by a newer version of this program (its version is ${found}, this program knows ${known}).`,
    );
  }
  client.pragma('journal_mode = WAL');
  // FULL: an answer is acknowledged to a person and told to others the moment it is committed, so it must outlive a
  // power cut, which NORMAL does not promise under WAL. It costs one fsync per answer, and answers come at a human pace.
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  client.pragma(`cache_size = -${CACHE_KB}`);
  const db = drizzle(client);
  if (found < known) {
    migrate(db, { migrationsFolder: migrations });
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
  // Without waiting for the disk: a power cut may take it back, together with what came after it.
  const lightly = <T>(body: () => T): T => {
    if (client.inTransaction) return body();
    client.pragma('synchronous = NORMAL');
    try {
      return body();
    } finally {
      client.pragma('synchronous = FULL');
    }
  };
  const kept = repositories(db, transaction, lightly);
  const beside = lookups(db, kept);
  return {
    path,
    ...kept,
    transaction,
    record: recording(db, kept),
    lookUp: (what, by) => (beside[what] as (by: unknown) => never)(by),
    commit: committing(client, transaction),
    isWritable: () => isWritable(client),
    close: () => client.close(),
  };
}

/** The number of migrations written so far. */
function versionOf(migrations: string): number {
  const journal = JSON.parse(readFileSync(`${migrations}/meta/_journal.json`, 'utf8')) as { entries: unknown[] };
  return journal.entries.length;
}
