import { sql, type Column } from 'drizzle-orm';
import type { SqlDialect } from '#store/program/query-context.ts';

const key = (name: string) => sql.raw(`'${name}'`);

/**
 * Replaces escapes that PostgreSQL rejects (nulls and surrogates, possible in player texts that came from a file) with
 * spaces.
 */
const readable = (column: Column) =>
  sql`regexp_replace(${column}, ${sql.raw(String.raw`'\\u(0000|[dD][89a-fA-F][0-9a-fA-F]{2})'`)}, ${sql.raw(String.raw`'\\u0020'`)}, 'g')`;

/** PostgreSQL's dialect. */
export const postgresDialect: SqlDialect = {
  textIn: (column, name) => sql`json_text(${readable(column)}, ${key(name)})`,
  numberIn: (column, name) => sql`json_text(${column}, ${key(name)})::bigint`,
  isInTexts: (column, list) => sql`${column} = any(array(select json_array_elements_text(${list}::json)))`,
  isInNumbers: (column, list) => sql`${column} = any(array(select json_array_elements_text(${list}::json)::bigint))`,
  // "is true" prevents a join that would scan the list for each row.
  isInMany: (column, list) => sql`(${column} in (select json_array_elements_text(${list}::json))) is true`,
  isInQuery: (column, query) => sql`${column} = any(array(${query}))`,
  contains: (column, text) => sql`strpos(${column}, ${text}) > 0`,
  isFalse: (flag) => sql`not ${flag}`,
  thread: sql`coalesce(json_text(games."place", 'thread'), json_text(games."place", 'channel'))`,
  offeredTo: sql`json_text("payload", 'to')`,
  insertionOrder: (column) => sql`${column}`,
  forUpdateSkipLocked: (query) =>
    (query as { for: (how: string, more: object) => never }).for('update', { skipLocked: true }),
};
