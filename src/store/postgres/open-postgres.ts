import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StoreError, storeTrouble } from '#store/errors.ts';
import type { Parts } from '#store/repositories/create-repositories.ts';
import type { Program } from '#store/program/program.ts';
import { heldLane } from '#store/cluster-store.ts';
import type { Store } from '#store/store.ts';
import { committing } from './commit.ts';
import { Connections, PATIENCE_MS } from './connection-pool.ts';
import { inLane, lanesIn, sharedIn } from './cluster-store.ts';
import { recordOf } from './read-record.ts';
import { knownVersion, MIGRATIONS } from './migrations.ts';
import { wakingBy } from './notifier.ts';
import { LOCKS, nameOf } from './database-url.ts';

/** What only whoever has the lane may write, where somebody has it. */
const OF_WHOEVER_SENDS = [
  ...['sent', 'failed', 'takeAlong', 'illustrated', 'retold'].map((method) => `outbox.${method}`),
  ...['save', 'remove'].map((method) => `panels.${method}`),
];

type Body = (...args: unknown[]) => Program<unknown>;

/**
 * Opens a PostgreSQL database and brings it up to date.
 * Throws StoreError, in one sentence, when it is newer than this program, not to be reached, or not to be written.
 */
export async function openPostgres(url: string, migrations = MIGRATIONS): Promise<Store> {
  const path = nameOf(url);
  const connections = new Connections(url);
  try {
    await bringUpToDate(url, path, migrations);
  } catch (error) {
    await connections.end();
    throw storeTrouble(error, path) ?? error;
  }
  const wake = wakingBy(url);
  const { close, ...whole } = wholeOf(connections);
  return {
    path,
    ...partsBy(connections),
    ...whole,
    shared: { lanes: lanesIn(connections), wake, ...sharedIn(connections) },
    close: async () => {
      await wake.stop();
      await close();
    },
  };
}

/** Every method of every repository, asked of whatever connection is free. */
function partsBy(connections: Connections): Omit<Store, 'path' | keyof ReturnType<typeof wholeOf>> {
  const { beside: _beside, ...parts } = connections.shape;
  return Object.fromEntries(
    Object.entries(parts).map(([part, methods]) => [
      part,
      Object.fromEntries(
        Object.keys(methods).map((method) => [
          method,
          async (...args: unknown[]) => {
            const made = (there: Parts): Program<unknown> =>
              (there[part as keyof Parts] as unknown as Record<string, Body>)[method](...args);
            const lane = OF_WHOEVER_SENDS.includes(`${part}.${method}`) ? heldLane() : undefined;
            return lane ? inLane(connections, lane, made) : connections.perform(made);
          },
        ]),
      ),
    ]),
  ) as never;
}

function wholeOf(connections: Connections): Pick<Store, 'record' | 'lookUp' | 'commit' | 'isWritable' | 'close'> {
  return {
    record: async (game, known) => recordOf(connections, game, known),
    lookUp: async (what, by) =>
      connections.perform(({ beside }) => (beside[what] as (by: unknown) => Program<never>)(by)),
    commit: committing(connections),
    // Refused where it can only be read; a transaction that has a number is written down.
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

/** One at a time, of however many processes that start at once; by a connection that takes as long as it takes. */
async function bringUpToDate(url: string, path: string, migrations: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'custodian',
    connectionTimeoutMillis: PATIENCE_MS,
  });
  client.on('error', () => undefined); // told by whatever is asked of it next
  await client.connect();
  try {
    await broughtUpToDate(client, path, migrations);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function broughtUpToDate(client: pg.Client, path: string, migrations: string): Promise<void> {
  const known = knownVersion(migrations);
  await client.query("set lock_timeout = '60s'");
  await client.query('select pg_advisory_lock($1, $2)', LOCKS.migrating);
  try {
    const found = await versionOf(client);
    if (found > known)
      throw new StoreError(
        `The database ${path} was written by a newer version of this program (its version is ${found}, this program knows ${known}).`,
      );
    if (found < known) await migrateDatabase(client, path, migrations);
  } finally {
    await client.query('select pg_advisory_unlock($1, $2)', LOCKS.migrating).catch(() => undefined);
  }
}

async function migrateDatabase(client: pg.Client, path: string, migrations: string): Promise<void> {
  try {
    await migrate(drizzle(client), { migrationsFolder: migrations });
  } catch (error) {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : 'its tables are not as expected';
    throw (
      storeTrouble(error, path) ??
      new StoreError(
        `The database ${path} cannot be brought up to date (${reason}); it was left as it is: give Custodian a database of its own.`,
        { cause: error },
      )
    );
  }
}

/** How many migrations it has been through. */
async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!rows[0].there) return 0;
  const { rows: counted } = await client.query<{ count: string }>('select count(*) from drizzle.__drizzle_migrations');
  return Number(counted[0].count);
}
