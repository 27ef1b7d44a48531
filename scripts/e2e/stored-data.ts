import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { isPostgresUrl, readRawRows, TABLE_SCHEMAS, sanitizeRow, openStore, writeRawRows } from '#store';

/** Direct access to the bot's database. */
export interface StoredData {
  /**
   * Runs a query, where `$1` is the first value; JSON is text. Names that are SQL keywords, such as "user", must be
   * quoted.
   */
  select: <Row extends object>(statement: string, ...values: (string | number)[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

const numbered = (values: (string | number)[]): object => Object.fromEntries(values.map((value, i) => [i + 1, value]));

/** Parses PostgreSQL's 8-byte integers as numbers. */
const NUMBERS: Partial<Record<number, (text: string) => number>> = { [pg.types.builtins.INT8]: Number };

/** Opens `where`, a file or `postgres://...`, for reading. */
export async function openStoredData(where: string): Promise<StoredData> {
  if (!isPostgresUrl(where)) {
    const db = new Sqlite(where, { readonly: true });
    return {
      select: async <Row extends object>(statement: string, ...values: (string | number)[]) =>
        Promise.resolve(db.prepare<[object], Row>(statement).all(numbered(values))),
      close: async () => Promise.resolve(void db.close()),
    };
  }
  const client = new pg.Client({
    connectionString: where,
    types: {
      getTypeParser: ((oid: number, format: 'text') => NUMBERS[oid] ?? pg.types.getTypeParser(oid, format)) as never,
    },
  });
  // After a lost connection the next query reports the error.
  client.on('error', () => undefined);
  await client.connect();
  return {
    select: async <Row extends object>(statement: string, ...values: (string | number)[]) =>
      (await client.query<Row & pg.QueryResultRow>(statement, values)).rows,
    close: async () => client.end(),
  };
}

/** Opens the data for the duration of `look`. */
export async function withStoredData<T>(where: string, look: (kept: StoredData) => Promise<T>): Promise<T> {
  const kept = await openStoredData(where);
  try {
    return await look(kept);
  } finally {
    await kept.close();
  }
}

/** Runs a statement directly on the database. */
export async function writeStoredData(where: string, statement: string, ...values: (string | number)[]): Promise<void> {
  if (isPostgresUrl(where)) {
    await withStoredData(where, async ({ select }) => select(statement, ...values));
    return;
  }
  const db = new Sqlite(where);
  if (values.length) db.prepare(statement).run(numbered(values));
  else db.exec(statement);
  db.close();
}

/** Copies a consistent snapshot of a database to a new file, while others keep using it. */
export async function copyStoredData(from: string, file: string): Promise<void> {
  await (await openStore(file)).close();
  await readRawRows(from, async (source) =>
    writeRawRows(file, async (target) => {
      for (const shape of TABLE_SCHEMAS) {
        for await (const row of source.rows(shape)) await target.insert(shape, sanitizeRow(shape, row));
        if (shape.autoIncrement !== null) await target.setLastId(shape, await source.lastId(shape));
      }
    }),
  );
}

/**
 * Returns the settings with which the bot uses this database, if it is not the file in its folder. After a kill,
 * claimed outbox rows wait for the lease to expire: the usual lease is too long for a test, and a much shorter one too
 * short for the requests of a slow machine.
 */
export const databaseSettings = (where: string): Record<string, string> =>
  isPostgresUrl(where) ? { DATABASE_URL: where, LEASE_SECONDS: '8' } : {};
