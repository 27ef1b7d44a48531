import pg from 'pg';
import { newerVersionError, StoreError, toStoreError } from '#store/errors.ts';
import type { DatabaseInspection } from '#store/database-inspection.ts';
import { TABLE_SCHEMAS } from '#store/transfer/table-schema.ts';
import { CONNECT_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './connection-pool.ts';
import { redactUrl } from './database-url.ts';
import { latestVersion, versionOf } from './migrations.ts';

/** Inspects a PostgreSQL database in a read-only transaction, see `inspectDatabase`. */
export async function inspectPostgres(url: string): Promise<DatabaseInspection> {
  const path = redactUrl(url);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'custodian doctor',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  client.on('error', () => undefined); // the next query reports it
  try {
    await client.connect();
    await client.query('begin read only');
    return await inspect(client, path);
  } catch (error) {
    throw toStoreError(error, path) ?? error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function inspect(client: pg.Client, path: string): Promise<DatabaseInspection> {
  const [found, known] = [await versionOf(client), latestVersion()];
  if (found > known) throw newerVersionError(path, found, known);
  const { isReadOnly, mayCreate, tables } = await readServer(client);
  if (isReadOnly)
    throw new StoreError(
      `Cannot use the database ${path}: it is read-only. In DATABASE_URL, name a server that accepts writes.`,
    );
  if (found < known && !mayCreate)
    throw new StoreError(
      `Cannot use the database ${path}: the user in DATABASE_URL may not create tables. Make that user its owner.`,
    );
  if (found === 0 && tables > 0)
    throw new StoreError(
      `Cannot use the database ${path}: it has tables of another program. Give Custodian its own database.`,
    );
  if (found === 0) return { path, schema: 'none', games: 0 };
  const { rows } = await client.query<{ games: number; mayWrite: boolean }>(
    `select count(*)::int as games, has_table_privilege('games', 'insert') and has_table_privilege('games', 'update') as "mayWrite" from games`,
  );
  const [{ games, mayWrite }] = rows;
  if (!mayWrite)
    throw new StoreError(
      `Cannot use the database ${path}: the user in DATABASE_URL may not write to its tables. Make that user their owner.`,
    );
  return { path, schema: found < known ? 'older' : 'current', games };
}

interface ServerState {
  /** True for a standby, and if transactions are read-only by default. */
  isReadOnly: boolean;
  /** True if the user may create the tables and the schema of the migrations. */
  mayCreate: boolean;
  /** Number of existing tables that have the name of one of this program's. */
  tables: number;
}

async function readServer(client: pg.Client): Promise<ServerState> {
  const { rows } = await client.query<ServerState>(
    `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isReadOnly",
       has_database_privilege(current_database(), 'create')
         and coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
       (select count(*)::int from pg_tables where schemaname = current_schema() and tablename = any($1)) as tables`,
    [TABLE_SCHEMAS.map(({ name }) => name)],
  );
  return rows[0];
}
