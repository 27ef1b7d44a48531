import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { inject, onTestFinished, test, type TestContext } from 'vitest';
import { isPostgresUrl } from '#store';
import { Databases, type LendDatabase, type LentDatabase } from '../../scripts/e2e/databases.ts';
import { contents } from '../discord/contents.ts';
import { folder } from '../folder.ts';

/** Whether these tests are to be run on PostgreSQL (vitest.config.ts). */
export const ON_POSTGRES = process.env.TEST_STORE === 'postgres';

/** Whether everything is done as often as it can be: on a file, and elsewhere by `POSTGRES_ALL=1`. */
export const WHOLE = !ON_POSTGRES || Boolean(process.env.POSTGRES_ALL);

/** Of what is tried at every point of a way, on PostgreSQL every so many: where each is one more room, it is a matter of minutes. */
export const STRIDE = WHOLE ? 1 : 5;

/** Of what is drawn until it can be counted: that is up to the table and its chance alone, whatever keeps it. */
export function wholly(name: string, body: () => Promise<void>): void {
  test(name, async ({ skip }) => {
    skip(!WHOLE, 'It is drawn on files, and on PostgreSQL by POSTGRES_ALL=1');
    await body();
  });
}

/** Of what only a file has, or is looked at by SQLite's own means. */
export function onFile(name: string, body: (context: TestContext) => Promise<void> | void): void {
  if (!ON_POSTGRES) test(name, body);
}

/** With a connection of its own. */
async function connected<T>(url: string, body: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await body(client);
  } finally {
    await client.end();
  }
}

/** Asks a PostgreSQL database something by itself. */
export const ask = async <Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> =>
  connected(url, async (client) => (await client.query<Row>(statement)).rows);

/** Of this process, whichever of its test files asks. */
const databases = (): Databases =>
  ((globalThis as { testDatabases?: Databases }).testDatabases ??= new Databases(inject('postgres')));

/** A PostgreSQL database of its own for a test, up to date and empty. */
export async function newDatabase(): Promise<string> {
  const { where, giveBack } = await databases().lend();
  onTestFinished(giveBack);
  return where;
}

/** Where something is kept until it is given back: on PostgreSQL, or in such a file. */
export const lent = async (file: string): Promise<LentDatabase> =>
  ON_POSTGRES ? databases().lend() : { where: file, giveBack: async () => Promise.resolve() };

/** Where a test keeps what it keeps, for as long as it lasts. */
export const place = async (): Promise<string> => (ON_POSTGRES ? newDatabase() : join(folder(), 'table.db'));

/** For whoever keeps things in files or in memory by themselves: to have it here instead. */
export const kept: { lend?: LendDatabase } = ON_POSTGRES ? { lend: async () => databases().lend() } : {};

/** The same where it is not to be a file of whoever is asked. */
export const elsewhere = async (): Promise<{ where?: string }> => (ON_POSTGRES ? { where: await newDatabase() } : {});

/** All that is kept there, by table. */
export async function allIn(where: string): Promise<Record<string, unknown[]>> {
  if (!isPostgresUrl(where)) return contents(where);
  const found: [string, unknown[]][] = [];
  await connected(where, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    for (const { name } of tables)
      found.push([name, (await client.query(`select * from "${name}" q order by q::text`)).rows]);
  });
  return Object.fromEntries(found);
}

/** Written past everything. */
export async function amend(where: string, statement: string): Promise<void> {
  if (isPostgresUrl(where)) return void (await ask(where, statement));
  const db = new Sqlite(where);
  db.prepare(statement).run();
  db.close();
}
