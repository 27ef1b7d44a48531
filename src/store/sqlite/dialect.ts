import { sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import type { SqlDialect } from '#store/program/query-context.ts';

const among = (column: Column | SQL, list: Placeholder): SQL =>
  sql`${column} in (select value from json_each(${list}))`;

/** SQLite's dialect. */
export const sqliteDialect: SqlDialect = {
  textIn: (column, key) => sql`json_extract(${column}, ${sql.raw(`'$.${key}'`)})`,
  numberIn: (column, key) => sql`json_extract(${column}, ${sql.raw(`'$.${key}'`)})`,
  isInTexts: among,
  isInNumbers: among,
  isInMany: among,
  isInQuery: (column, query) => sql`${column} in (${query})`,
  contains: (column, text) => sql`instr(${column}, ${text}) > 0`,
  isFalse: (flag) => sql`${flag} = 0`,
  thread: sql`coalesce(json_extract(games."place", '$.thread'), json_extract(games."place", '$.channel'))`,
  offeredTo: sql`"payload" ->> '$.to'`,
  insertionOrder: () => sql`rowid`,
  forUpdateSkipLocked: (query) => query,
};
