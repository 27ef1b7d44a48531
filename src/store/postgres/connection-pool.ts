import type { Duplex } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { codeOf, isCutOff } from '#store/errors.ts';
import type { Database, On } from '#store/program/query-context.ts';
import { partsOf, type Parts } from '#store/repositories/create-repositories.ts';
import type { Program, Step } from '#store/program/program.ts';
import { postgres } from './dialect.ts';
import { gather } from './batch-writes.ts';
import { postgresTables } from './schema.ts';

/** So many at once: what is asked for meanwhile waits for one of them. */
const MOST = 10;
/** One that nobody asks anything of is let go after so long, in ms: a new one has everything to learn that is asked of it. */
const IDLE_MS = 600_000;
/** Shorter than the 3 s in which Discord wants an answer. */
export const PATIENCE_MS = 2_500;
/** What takes longer hangs. */
const LONGEST_MS = 15_000;
/** Who says nothing for so long in the middle of a change has hung: that it holds is free again before those who wait for it give up. */
const SILENT_MS = 2_000;
/** Whether the other side is there yet is asked after so long: what stands between may have forgotten a connection that nothing came over. */
const STILL_THERE_MS = 30_000;

/** Two that wait for each other, or that have read what the other wrote: one of them begins anew, so often. */
const TRIES = 5;
const isCrossed = (error: unknown): boolean => /^40(001|P01)$/.test(codeOf(error));

/** What is read and written by one connection: each keeps its own statements at hand. */
const onThis = (client: pg.Pool | pg.PoolClient): On => {
  let prepared = 0;
  return {
    db: drizzle(client) as unknown as Database,
    tables: postgresTables,
    ...postgres,
    prepared: <P>(query: { prepare: () => P }): P =>
      (query as { prepare: (name: string) => P }).prepare(`custodian_${prepared++}`),
  };
};

/** Connections to a PostgreSQL database, made as they are needed. */
export class Connections {
  /** What can be asked for, by name; asked of no connection in particular. */
  readonly shape: Parts;
  private readonly pool: pg.Pool;
  private readonly parts = new WeakMap<pg.PoolClient, Parts>();

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: MOST,
      application_name: 'custodian',
      keepAlive: true,
      keepAliveInitialDelayMillis: STILL_THERE_MS,
      idleTimeoutMillis: IDLE_MS,
      connectionTimeoutMillis: PATIENCE_MS,
      // What is asked for without waiting is sent at once, and answered in its order.
      pipeline: true,
      lock_timeout: PATIENCE_MS,
      statement_timeout: LONGEST_MS,
      query_timeout: LONGEST_MS,
      idle_in_transaction_session_timeout: SILENT_MS,
    });
    // One that breaks is missed by whoever uses it next, and by nobody else.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined);
      gather((client as unknown as { connection: { stream: Duplex } }).connection.stream);
    });
    this.shape = partsOf(onThis(this.pool));
  }

  /** With a connection of its own until it is done. */
  async with<T>(body: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken = false;
    try {
      return await body(client);
    } catch (error) {
      broken = isCutOff(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Asks for a part of what is kept. */
  async perform<T>(make: (parts: Parts) => Program<T>): Promise<T> {
    return this.with(async (client) => performOn(client, make(this.partsOn(client))));
  }

  /** All of it in one transaction, and anew where it has crossed another. */
  async whole<T>(body: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.with(async (client) => anew(client, async () => body(client)));
  }

  /** Asks for a part of what is kept, in the transaction that is under way there. */
  async inside<T>(client: pg.PoolClient, make: (parts: Parts) => Program<T>): Promise<T> {
    return performOn(client, make(this.partsOn(client)), true);
  }

  private partsOn(client: pg.PoolClient): Parts {
    const parts = this.parts.get(client) ?? partsOf(onThis(client));
    this.parts.set(client, parts);
    return parts;
  }

  /** As often as is asked for. */
  async end(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }
}

/** What comes of all of them. Of what fails the first is thrown, once all have ended: what comes after it is refused for its sake. */
export async function allOf<T extends readonly Promise<unknown>[]>(
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
    if (!isCutOff(error)) await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Waits for each step. `inside`: a transaction is under way already, and what is to be whole is whole with it. */
async function performOn<T>(client: pg.PoolClient, program: Program<T>, inside = false): Promise<T> {
  let next = program.next();
  while (!next.done) {
    let found: unknown;
    try {
      found = await did(client, next.value, inside);
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

async function did(client: pg.PoolClient, step: Step, inside: boolean): Promise<unknown> {
  if (step.is === 'all' || step.is === 'run') return (step.query as unknown as Query).execute(step.values);
  if (step.is === 'together' && !inside) throw new Error('What is asked for together is a part of a transaction');
  if (step.is === 'together') return allOf(step.programs.map(async (program) => performOn(client, program, inside)));
  if (step.is === 'lightly' || inside) return performOn(client, step.body(), inside);
  return anew(client, async () => performOn(client, step.body(), true));
}

async function anew<T>(client: pg.PoolClient, body: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(client, body);
    } catch (error) {
      if (tries === TRIES || !isCrossed(error)) throw error;
    }
  }
}
