import pg from 'pg';
import { errorCode, StoreError, toStoreError } from '#store/errors.ts';
import { latestFileVersion } from '#store/sqlite/open-file.ts';
import { insertSql, selectSql, type RawRow, type RawRowStore, type TableSchema } from '#store/transfer/table-schema.ts';
import { redactUrl } from './database-url.ts';

/** Rows fetched from a cursor at a time. */
const CURSOR_BATCH_SIZE = 200;

/** Matches the codes for a table or a column that does not exist. */
const UNKNOWN_NAME = /^42(P01|703)$/;

/** Parsers for types that SQLite stores as numbers. */
const SQLITE_TYPE_PARSERS: Partial<Record<number, (text: string) => number>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.BOOL]: (text) => (text === 't' ? 1 : 0),
};

/** Runs `body` on the raw rows of a PostgreSQL database, in one transaction. */
export async function withPostgresRows<T>(
  url: string,
  to: 'read' | 'write',
  body: (rows: RawRowStore) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'custodian rows',
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        SQLITE_TYPE_PARSERS[oid] ?? pg.types.getTypeParser(oid, format)) as never,
    },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`begin isolation level repeatable read ${to === 'read' ? 'read only' : 'read write'}`);
    const result = await body(rowsOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    if (UNKNOWN_NAME.test(errorCode(error)))
      throw new StoreError(
        `Cannot use the database ${redactUrl(url)}: it is empty or from an older version. Start Custodian on it once, then try again.`,
        { cause: error },
      );
    throw toStoreError(error, redactUrl(url)) ?? error;
  } finally {
    // Closing the connection rolls back an uncommitted transaction.
    await client.end().catch(() => undefined);
  }
}

function rowsOn(client: pg.Client): RawRowStore {
  let cursors = 0;
  return {
    version: latestFileVersion(),
    async *rows(shape, game) {
      const cursor = `rows_${cursors++}`;
      const given = game === undefined ? [] : [game];
      await client.query(`declare ${cursor} no scroll cursor for ${selectSql(shape, game, '$1')}`, given);
      for (let some = CURSOR_BATCH_SIZE; some === CURSOR_BATCH_SIZE;) {
        const { rows } = await client.query<RawRow>(`fetch ${CURSOR_BATCH_SIZE} from ${cursor}`);
        yield* rows;
        some = rows.length;
      }
      await client.query(`close ${cursor}`);
    },
    insert: async (shape, row) => {
      const { text, values } = insertSql(shape, row, (number) => `$${number}`);
      await client.query(text, values);
    },
    lastId: async (shape) => {
      const { rows } = await client.query<{ highest: number }>(
        `select greatest((select max(${shape.autoIncrement}) from "${shape.name}"), (select last_value from pg_sequences where ${isOf(shape)}), 0)::bigint as highest`,
      );
      return rows[0].highest;
    },
    setLastId: async (shape, number) => {
      await client.query(
        `select setval(pg_get_serial_sequence('"${shape.name}"', '${shape.autoIncrement}'), greatest($1::bigint, 1), $1::bigint > 0)`,
        [number],
      );
    },
  };
}

const isOf = ({ name, autoIncrement }: TableSchema): string =>
  `format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence('"${name}"', '${autoIncrement}')`;
