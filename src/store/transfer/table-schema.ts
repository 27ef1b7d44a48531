import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteBaseInteger } from 'drizzle-orm/sqlite-core';
import { tables } from '#store/schema/tables.ts';
import { sanitizeJson } from '#store/sanitize-json.ts';

/** A row as SQLite stores it: booleans are 1 or 0, JSON is text. */
export type RawRow = Record<string, string | number | null>;

/** Structure of a table, with the names used in the database. */
export interface TableSchema {
  name: string;
  columns: string[];
  /** Columns that hold JSON. */
  json: string[];
  /** Columns of the primary key. */
  key: string[];
  /** Column whose number the database assigns; null if there is none. */
  autoIncrement: string | null;
}

/** All tables, ordered so that each one refers only to earlier ones. */
export const TABLE_SCHEMAS: readonly TableSchema[] = Object.values(tables).map((table) => {
  const columns = Object.values(getTableColumns(table));
  const names = (some: { name: string }[]): string[] => some.map(({ name }) => name);
  const together = getTableConfig(table).primaryKeys.at(0);
  return {
    name: getTableName(table),
    columns: names(columns),
    json: names(columns.filter(({ dataType }) => dataType === 'json')),
    key: together ? names(together.columns) : names(columns.filter(({ primary }) => primary)),
    autoIncrement: columns.find((column) => is(column, SQLiteBaseInteger) && column.autoIncrement)?.name ?? null,
  };
});

export function resolveTableSchema(name: string): TableSchema {
  const found = TABLE_SCHEMAS.find((shape) => shape.name === name);
  if (!found) throw new Error(`There is no table ${name}`);
  return found;
}

/** Raw rows of a database within one transaction: reads see one snapshot, writes are atomic. */
export interface RawRowStore {
  /** Number of migrations of a corresponding SQLite file. */
  version: number;
  /** Iterates over the rows of a table, or of one game in it, ordered by primary key. */
  rows: (shape: TableSchema, game?: string) => AsyncIterable<RawRow>;
  insert: (shape: TableSchema, row: RawRow) => Promise<void>;
  /** Returns the highest number ever assigned; 0 if there is none. */
  lastId: (shape: TableSchema) => Promise<number>;
  /** Sets the highest assigned number: the next row gets one more. */
  setLastId: (shape: TableSchema, number: number) => Promise<void>;
}

const quoted = (names: string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Conditions for the rows of a game in tables without a column `game`. */
const GAME_CONDITIONS: Partial<Record<string, (mark: string) => string>> = {
  games: (mark) => `id = ${mark}`,
  consents: (mark) => `request in (select id from requests where game = ${mark})`,
};

/** Builds the query for the rows of a table, valid in both databases. */
export function selectSql({ name, key }: TableSchema, game: string | undefined, mark: string): string {
  const which = game === undefined ? '' : ` where ${GAME_CONDITIONS[name]?.(mark) ?? `game = ${mark}`}`;
  return `select * from "${name}"${which} order by ${quoted(key)}`;
}

/**
 * Builds the insert of a row, valid in both databases. Missing columns get their defaults; unknown ones are left out.
 */
export function insertSql(
  { name, columns }: TableSchema,
  row: RawRow,
  mark: (number: number) => string,
): { text: string; values: RawRow[string][] } {
  const given = columns.filter((column) => column in row);
  return {
    text: `insert into "${name}" (${quoted(given)}) values (${given.map((_, i) => mark(i + 1)).join(', ')})`,
    values: given.map((column) => row[column]),
  };
}

/**
 * Tables whose JSON the database reads itself. The JSON of the others stays unchanged, because the hashes of games
 * depend on it.
 */
const JSON_QUERIED_TABLES = ['games', 'outbox', 'requests'];

/**
 * Removes characters that PostgreSQL cannot store, as this version does when it writes; older files may contain them.
 */
export function sanitizeRow({ name, json }: TableSchema, row: RawRow): RawRow {
  const read = JSON_QUERIED_TABLES.includes(name) ? json : [];
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' && read.includes(column) ? fitJson(value) : sanitizeJson(value),
    ]),
  );
}

const fitJson = (text: string): string =>
  /\\u(0000|d[89a-f])/i.test(text) ? JSON.stringify(sanitizeJson(JSON.parse(text))) : text;
