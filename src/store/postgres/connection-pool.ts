import type { Duplex } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { errorCode, isConnectionLost } from '#store/errors.ts';
import type { Database, QueryContext } from '#store/program/query-context.ts';
import { createRepositories, type RepositoryPrograms } from '#store/repositories/create-repositories.ts';
import type { Program, ProgramStep } from '#store/program/program.ts';
import { postgresDialect } from './dialect.ts';
import { corkPerTick } from './batch-writes.ts';
import { postgresTables } from './schema.ts';

/** Maximum number of connections; further callers wait for a free one. */
const MAX_CONNECTIONS = 10;
/**
 * Time in ms after which an idle connection is closed. Long, because a new connection has to prepare all statements
 * again.
 */
const IDLE_TIMEOUT_MS = 600_000;
/** Connection timeout in ms, shorter than the 3 s in which Discord expects a response. */
export const CONNECT_TIMEOUT_MS = 2_500;
/** Timeout of a statement in ms. */
export const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * Time in ms after which PostgreSQL ends an idle transaction. It is shorter than the lock timeout, so that other
 * transactions get the locks in time.
 */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 2_000;
/** Silence in ms after which TCP keep-alive probes start: a router may have dropped an idle connection. */
const KEEP_ALIVE_DELAY_MS = 30_000;

/** Attempts at a transaction that ends in a deadlock or a serialization failure. */
const MAX_TRANSACTION_ATTEMPTS = 5;
const isSerializationFailure = (error: unknown): boolean => /^40(001|P01)$/.test(errorCode(error));

/** Creates the query context of one connection or pool, with its own prepared statements. */
const queryContextOf = (client: pg.Pool | pg.PoolClient): QueryContext => {
  let prepared = 0;
  return {
    db: drizzle(client) as unknown as Database,
    tables: postgresTables,
    ...postgresDialect,
    prepared: <P>(query: { prepare: () => P }): P =>
      (query as { prepare: (name: string) => P }).prepare(`custodian_${prepared++}`),
  };
};

/** Pool of connections to a PostgreSQL database, opened on demand. */
export class ConnectionPool {
  /** Repositories by name, bound to no particular connection. */
  readonly repositories: RepositoryPrograms;
  private readonly pool: pg.Pool;
  private readonly parts = new WeakMap<pg.PoolClient, RepositoryPrograms>();

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      application_name: 'custodian',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      // Sends queries without waiting for earlier results; they are answered in order.
      pipeline: true,
      lock_timeout: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    });
    // A broken idle connection only matters to its next user.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined);
      corkPerTick((client as unknown as { connection: { stream: Duplex } }).connection.stream);
    });
    this.repositories = createRepositories(queryContextOf(this.pool));
  }

  /** Runs `body` on one connection, which is reserved until it ends and dropped if it broke. */
  async with<T>(body: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken = false;
    try {
      return await body(client);
    } catch (error) {
      broken = isConnectionLost(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Runs a program on a connection from the pool. */
  async run<T>(make: (parts: RepositoryPrograms) => Program<T>): Promise<T> {
    return this.with(async (client) => interpret(client, make(this.partsOn(client))));
  }

  /** Runs `body` in one transaction, and again after a serialization failure or deadlock. */
  async transaction<T>(body: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.with(async (client) => retryTransaction(client, async () => body(client)));
  }

  /** Runs a program within the transaction that is open on `client`. */
  async runIn<T>(client: pg.PoolClient, make: (parts: RepositoryPrograms) => Program<T>): Promise<T> {
    return interpret(client, make(this.partsOn(client)), true);
  }

  private partsOn(client: pg.PoolClient): RepositoryPrograms {
    const parts = this.parts.get(client) ?? createRepositories(queryContextOf(client));
    this.parts.set(client, parts);
    return parts;
  }

  /** Closes the pool; later calls do nothing. */
  async end(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }
}

/**
 * Waits for all promises and returns their values. Throws the first error once all have settled, because the later ones
 * only follow from it.
 */
export async function settleAll<T extends readonly Promise<unknown>[]>(
  all: [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const ended = await Promise.allSettled(all);
  const failed = ended.find((one): one is PromiseRejectedResult => one.status === 'rejected');
  if (failed) throw failed.reason;
  return ended.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never;
}

/** Runs `body` in one transaction; rolls back on an error. */
export async function inTransaction<T>(client: pg.ClientBase, body: () => Promise<T>): Promise<T> {
  // Not awaited: `begin` is sent together with the first query.
  const begun = client.query('begin');
  begun.catch(() => undefined); // the next query reports it
  try {
    const result = await body();
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    // A lost connection has rolled back already.
    if (!isConnectionLost(error)) await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Runs a program step by step. `inside`: a transaction is already open and includes its `whole` steps. */
async function interpret<T>(client: pg.PoolClient, program: Program<T>, inside = false): Promise<T> {
  let next = program.next();
  while (!next.done) {
    let found: unknown;
    try {
      found = await runStep(client, next.value, inside);
    } catch (error) {
      next = program.throw(error);
      continue;
    }
    next = program.next(found);
  }
  return next.value;
}

interface Query {
  execute: (values?: Record<string, unknown>) => Promise<unknown>;
}

async function runStep(client: pg.PoolClient, step: ProgramStep, inside: boolean): Promise<unknown> {
  if (step.is === 'all' || step.is === 'run') return (step.query as unknown as Query).execute(step.values);
  if (step.is === 'together' && !inside) throw new Error('Queries can run together only inside a transaction');
  if (step.is === 'together')
    return settleAll(step.programs.map(async (program) => interpret(client, program, inside)));
  if (step.is === 'lightly' || inside) return interpret(client, step.body(), inside);
  return retryTransaction(client, async () => interpret(client, step.body(), true));
}

async function retryTransaction<T>(client: pg.PoolClient, body: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(client, body);
    } catch (error) {
      if (tries === MAX_TRANSACTION_ATTEMPTS || !isSerializationFailure(error)) throw error;
    }
  }
}
