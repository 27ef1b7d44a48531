import pg from 'pg';
import { storeTrouble } from '#store/errors.ts';
import { fileVersion } from '#store/sqlite/open-file.ts';
import { putting, selecting, type Row, type Rows, type Shape } from '#store/transfer/table-schema.ts';
import { nameOf } from './database-url.ts';

/** So many rows are asked for at a time. */
const AT_ONCE = 200;

/** As SQLite has them. */
const AS_FILES: Partial<Record<number, (text: string) => number>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.BOOL]: (text) => (text === 't' ? 1 : 0),
};

/** What a PostgreSQL database keeps, row by row, in one transaction. */
export async function postgresRows<T>(url: string, to: 'read' | 'write', body: (rows: Rows) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'custodian rows',
    types: {
      getTypeParser: ((oid: number, format: 'text') => AS_FILES[oid] ?? pg.types.getTypeParser(oid, format)) as never,
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
    throw storeTrouble(error, nameOf(url)) ?? error;
  } finally {
    // What was not committed is taken back.
    await client.end().catch(() => undefined);
  }
}

function rowsOn(client: pg.Client): Rows {
  let cursors = 0;
  return {
    version: fileVersion(),
    async *of(shape, game) {
      const cursor = `rows_${cursors++}`;
      const given = game === undefined ? [] : [game];
      await client.query(`declare ${cursor} no scroll cursor for ${selecting(shape, game, '$1')}`, given);
      for (let some = AT_ONCE; some === AT_ONCE;) {
        const { rows } = await client.query<Row>(`fetch ${AT_ONCE} from ${cursor}`);
        yield* rows;
        some = rows.length;
      }
      await client.query(`close ${cursor}`);
    },
    put: async (shape, row) => {
      const { text, values } = putting(shape, row, (number) => `$${number}`);
      await client.query(text, values);
    },
    highest: async (shape) => {
      const { rows } = await client.query<{ highest: number }>(
        `select greatest((select max(${shape.numbered}) from "${shape.name}"), (select last_value from pg_sequences where ${isOf(shape)}), 0)::bigint as highest`,
      );
      return rows[0].highest;
    },
    goOnFrom: async (shape, number) => {
      await client.query(
        `select setval(pg_get_serial_sequence('"${shape.name}"', '${shape.numbered}'), greatest($1::bigint, 1), $1::bigint > 0)`,
        [number],
      );
    },
  };
}

const isOf = ({ name, numbered }: Shape): string =>
  `format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence('"${name}"', '${numbered}')`;
