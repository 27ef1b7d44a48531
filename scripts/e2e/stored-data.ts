import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { isPostgres, readRows, SHAPES, fit, openStore, writeRows } from '#store';

/** What the bot keeps, read past it. */
export interface Kept {
  /** `$1` stands for the first value, and so on; JSON is text. What is called by a word of SQL, as a user, has to be quoted. */
  select: <Row extends object>(statement: string, ...values: (string | number)[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

const numbered = (values: (string | number)[]): object => Object.fromEntries(values.map((value, i) => [i + 1, value]));

/** Whole numbers that JavaScript has, too. */
const NUMBERS: Partial<Record<number, (text: string) => number>> = { [pg.types.builtins.INT8]: Number };

/** `where`: a file, or `postgres://...`. */
export async function lookInto(where: string): Promise<Kept> {
  if (!isPostgres(where)) {
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
export async function looked<T>(where: string, look: (kept: Kept) => Promise<T>): Promise<T> {
  const kept = await lookInto(where);
  try {
    return await look(kept);
  } finally {
    await kept.close();
  }
}

/** Changes something past everything. */
export async function written(where: string, statement: string, ...values: (string | number)[]): Promise<void> {
  if (isPostgres(where)) {
    await looked(where, async ({ select }) => select(statement, ...values));
    return;
  }
  const db = new Sqlite(where);
  if (values.length) db.prepare(statement).run(numbered(values));
  else db.exec(statement);
  db.close();
}

/** Takes all that is kept somewhere, as it is at one moment, into a new file: whoever works on it may go on meanwhile. */
export async function copied(from: string, file: string): Promise<void> {
  await (await openStore(file)).close();
  await readRows(from, async (source) =>
    writeRows(file, async (target) => {
      for (const shape of SHAPES) {
        for await (const row of source.of(shape)) await target.put(shape, fit(shape, row));
        if (shape.numbered !== null) await target.goOnFrom(shape, await source.highest(shape));
      }
    }),
  );
}

/**
 * With what the bot has to be started for this database, where it is not the file in its folder. Where one is killed, what it had to say waits
 * for its lease: as long as a usual one nobody watches here; one that is much shorter has no time left for a slow machine's requests.
 */
export const settingsFor = (where: string): Record<string, string> =>
  isPostgres(where) ? { DATABASE_URL: where, LEASE_SECONDS: '8' } : {};
