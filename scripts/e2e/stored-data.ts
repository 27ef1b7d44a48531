import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { isPostgresUrl, readRawRows, TABLE_SCHEMAS, sanitizeRow, openStore, writeRawRows } from '#store';

/** What the bot keeps, read past it. */
export interface StoredData {
  /** `$1` stands for the first value, and so on; JSON is text. What is called by a word of SQL, as a user, has to be quoted. */
  select: <Row extends object>(statement: string, ...values: (string | number)[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

const numbered = (values: (string | number)[]): object => Object.fromEntries(values.map((value, i) => [i + 1, value]));

/** Whole numbers that JavaScript has, too. */
const NUMBERS: Partial<Record<number, (text: string) => number>> = { [pg.types.builtins.INT8]: Number };

/** `where`: a file, or `postgres://...`. */
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
  // Where it breaks off, whatever is asked for next says so.
  client.on('error', () => undefined);
  await client.connect();
  return {
    select: async <Row extends object>(statement: string, ...values: (string | number)[]) =>
      (await client.query<Row & pg.QueryResultRow>(statement, values)).rows,
    close: async () => client.end(),
  };
}

/** For a single look. */
export async function withStoredData<T>(where: string, look: (kept: StoredData) => Promise<T>): Promise<T> {
  const kept = await openStoredData(where);
  try {
    return await look(kept);
  } finally {
    await kept.close();
  }
}

/** Changes something past everything. */
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

/** Takes all that is kept somewhere, as it is at one moment, into a new file: whoever works on it may go on meanwhile. */
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
 * With what the bot has to be started for this database, where it is not the file in its folder. Where one is killed, what it had to say waits
 * for its lease: as long as a usual one nobody watches here; one that is much shorter has no time left for a slow machine's requests.
 */
export const databaseSettings = (where: string): Record<string, string> =>
  isPostgresUrl(where) ? { DATABASE_URL: where, LEASE_SECONDS: '8' } : {};
