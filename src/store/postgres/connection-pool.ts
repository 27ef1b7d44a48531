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

/** So many at once: what is asked for meanwhile waits for one of them. */
const MAX_CONNECTIONS = 10;
/** One that nobody asks anything of is let go after so long, in ms: a new one has everything to learn that is asked of it. */
const IDLE_TIMEOUT_MS = 600_000;
/** Shorter than the 3 s in which Discord wants an answer. */
export const CONNECT_TIMEOUT_MS = 2_500;
/** What takes longer hangs. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** Who says nothing for so long in the middle of a change has hung: that it holds is free again before those who wait for it give up. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 2_000;
/** Whether the other side is there yet is asked after so long: what stands between may have forgotten a connection that nothing came over. */
const KEEP_ALIVE_DELAY_MS = 30_000;

/** Two that wait for each other, or that have read what the other wrote: one of them begins anew, so often. */
const MAX_TRANSACTION_ATTEMPTS = 5;
const isSerializationFailure = (error: unknown): boolean => /^40(001|P01)$/.test(errorCode(error));

/** What is read and written by one connection: each keeps its own statements at hand. */
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

/** Connections to a PostgreSQL database, made as they are needed. */
export class ConnectionPool {
  /** What can be asked for, by name; asked of no connection in particular. */
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
      // What is asked for without waiting is sent at once, and answered in its order.
      pipeline: true,
      lock_timeout: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    });
    // One that breaks is missed by whoever uses it next, and by nobody else.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined);
      corkPerTick((client as unknown as { connection: { stream: Duplex } }).connection.stream);
    });
    this.repositories = createRepositories(queryContextOf(this.pool));
  }

  /** With a connection of its own until it is done. */
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

  /** Asks for a part of what is kept. */
  async run<T>(make: (parts: RepositoryPrograms) => Program<T>): Promise<T> {
    return this.with(async (client) => interpret(client, make(this.partsOn(client))));
  }

  /** All of it in one transaction, and anew where it has crossed another. */
  async transaction<T>(body: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.with(async (client) => retryTransaction(client, async () => body(client)));
  }

  /** Asks for a part of what is kept, in the transaction that is under way there. */
  async runIn<T>(client: pg.PoolClient, make: (parts: RepositoryPrograms) => Program<T>): Promise<T> {
    return interpret(client, make(this.partsOn(client)), true);
  }

  private partsOn(client: pg.PoolClient): RepositoryPrograms {
    const parts = this.parts.get(client) ?? createRepositories(queryContextOf(client));
    this.parts.set(client, parts);
    return parts;
  }

  /** As often as is asked for. */
  async end(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }
}

/** What comes of all of them. Of what fails the first is thrown, once all have ended: what comes after it is refused for its sake. */
export async function settleAll<T extends readonly Promise<unknown>[]>(
  all: [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const ended = await Promise.allSettled(all);
  const failed = ended.find((one): one is PromiseRejectedResult => one.status === 'rejected');
  if (failed) throw failed.reason;
  return ended.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never;
}

/** All of it in one transaction, or nothing. */
export async function inTransaction<T>(client: pg.ClientBase, body: () => Promise<T>): Promise<T> {
  // What is asked for first goes the same way.
  const begun = client.query('begin');
  begun.catch(() => undefined); // told by what comes after it
  try {
    const result = await body();
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    // Where the connection is gone there is nothing to be taken back.
    if (!isConnectionLost(error)) await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Waits for each step. `inside`: a transaction is under way already, and what is to be whole is whole with it. */
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
  if (step.is === 'together' && !inside) throw new Error('What is asked for together is a part of a transaction');
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
