import { sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import type { Dialect } from '#store/program/query-context.ts';

const among = (column: Column | SQL, list: Placeholder): SQL =>
  sql`${column} in (select value from json_each(${list}))`;

/** As SQLite has it said. */
export const sqlite: Dialect = {
  textIn: (column, key) => sql`json_extract(${column}, ${sql.raw(`'$.${key}'`)})`,
  numberIn: (column, key) => sql`json_extract(${column}, ${sql.raw(`'$.${key}'`)})`,
  isOf: among,
  isNumberOf: among,
  isOfMany: among,
  isFound: (column, query) => sql`${column} in (${query})`,
  holds: (column, text) => sql`instr(${column}, ${text}) > 0`,
  isNot: (flag) => sql`${flag} = 0`,
  thread: sql`coalesce(json_extract(games."place", '$.thread'), json_extract(games."place", '$.channel'))`,
  offeredTo: sql`"payload" ->> '$.to'`,
  arrival: () => sql`rowid`,
  taken: (query) => query,
};
