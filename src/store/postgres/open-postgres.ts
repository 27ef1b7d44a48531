import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { newerVersionError, StoreError, toStoreError } from '#store/errors.ts';
import type { RepositoryPrograms } from '#store/repositories/create-repositories.ts';
import type { Program } from '#store/program/program.ts';
import { currentLease } from '#store/cluster-store.ts';
import type { Store } from '#store/store.ts';
import { createPostgresCommit } from './commit.ts';
import { ConnectionPool, CONNECT_TIMEOUT_MS } from './connection-pool.ts';
import { runUnderLease, createGameLeases, createClusterStore } from './cluster-store.ts';
import { readRecord } from './read-record.ts';
import { latestVersion, POSTGRES_MIGRATIONS_FOLDER, versionOf } from './migrations.ts';
import { createNotifier } from './notifier.ts';
import { ADVISORY_LOCKS, redactUrl } from './database-url.ts';

/** Methods that only the holder of the lease may call, if the call runs under a lease. */
const LEASED_METHODS: {
  outbox: (keyof RepositoryPrograms['outbox'])[];
  panels: (keyof RepositoryPrograms['panels'])[];
} = {
  outbox: ['sent', 'markFailed', 'claimPings', 'savePictures', 'reassign'],
  panels: ['save', 'remove'],
};

const isLeased = (part: string, method: string): boolean =>
  Object.entries(LEASED_METHODS).some(([name, methods]) => name === part && (methods as string[]).includes(method));

type Body = (...args: unknown[]) => Program<unknown>;

/**
 * Opens a PostgreSQL database and applies pending migrations.
 * Throws StoreError, in one sentence, if the database is newer than this program, unreachable or not writable.
 */
export async function openPostgres(url: string, migrations = POSTGRES_MIGRATIONS_FOLDER): Promise<Store> {
  const path = redactUrl(url);
  const connections = new ConnectionPool(url);
  try {
    await connectAndMigrate(url, path, migrations);
  } catch (error) {
    await connections.end();
    throw toStoreError(error, path) ?? error;
  }
  const wake = createNotifier(url);
  const { close, ...whole } = createStoreMethods(connections);
  return {
    path,
    ...bindRepositories(connections),
    ...whole,
    cluster: { leases: createGameLeases(connections), notifier: wake, ...createClusterStore(connections) },
    close: async () => {
      await wake.stop();
      await close();
    },
  };
}

/** Binds every method of every repository to the pool. */
function bindRepositories(
  connections: ConnectionPool,
): Omit<Store, 'path' | keyof ReturnType<typeof createStoreMethods>> {
  const { beside: _beside, ...parts } = connections.repositories;
  return Object.fromEntries(
    Object.entries(parts).map(([part, methods]) => [
      part,
      Object.fromEntries(
        Object.keys(methods).map((method) => [
          method,
          async (...args: unknown[]) => {
            const made = (there: RepositoryPrograms): Program<unknown> =>
              (there[part as keyof RepositoryPrograms] as unknown as Record<string, Body>)[method](...args);
            const lane = isLeased(part, method) ? currentLease() : undefined;
            return lane ? runUnderLease(connections, lane, made) : connections.run(made);
          },
        ]),
      ),
    ]),
  ) as never;
}

function createStoreMethods(
  connections: ConnectionPool,
): Pick<Store, 'record' | 'lookUp' | 'commit' | 'isWritable' | 'close'> {
  return {
    record: async (game, known) => readRecord(connections, game, known),
    lookUp: async (what, by) => connections.run(({ beside }) => (beside[what] as (by: unknown) => Program<never>)(by)),
    commit: createPostgresCommit(connections),
    // Fails on a read-only database; a transaction with an id is written to the log.
    isWritable: async () =>
      connections
        .with(async (client) =>
          client.query(
            'with nothing as (update versions set version = version where false) select pg_current_xact_id()',
          ),
        )
        .then(
          () => true,
          () => false,
        ),
    close: async () => connections.end(),
  };
}

/**
 * Applies migrations under a lock, so that processes that start together do it one at a time. Uses a connection without
 * a statement timeout.
 */
async function connectAndMigrate(url: string, path: string, migrations: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'custodian',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined); // the next query reports it
  await client.connect();
  try {
    await migrateLocked(client, path, migrations);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function migrateLocked(client: pg.Client, path: string, migrations: string): Promise<void> {
  const known = latestVersion(migrations);
  await client.query("set lock_timeout = '60s'");
  await client.query('select pg_advisory_lock($1, $2)', ADVISORY_LOCKS.migrating);
  try {
    const found = await versionOf(client);
    if (found > known) throw newerVersionError(path, found, known);
    if (found < known) await migrateDatabase(client, path, migrations);
  } finally {
    await client.query('select pg_advisory_unlock($1, $2)', ADVISORY_LOCKS.migrating).catch(() => undefined);
  }
}

async function migrateDatabase(client: pg.Client, path: string, migrations: string): Promise<void> {
  try {
    await migrate(drizzle(client), { migrationsFolder: migrations });
  } catch (error) {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : 'its tables are not as expected';
    throw (
      toStoreError(error, path) ??
      new StoreError(
        `Cannot update the database ${path}: ${reason}. Nothing was changed. Give Custodian its own database.`,
        { cause: error },
      )
    );
  }
}
