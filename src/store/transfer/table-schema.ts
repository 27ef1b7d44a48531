import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteBaseInteger } from 'drizzle-orm/sqlite-core';
import { tables } from '#store/schema/tables.ts';
import { sanitizeJson } from '#store/sanitize-json.ts';

/** As SQLite has it: what is yes or no is 1 or 0, JSON is text. */
export type RawRow = Record<string, string | number | null>;

/** A table without what its rows mean, by the names that databases have for it. */
export interface TableSchema {
  name: string;
  columns: string[];
  /** Those that hold JSON. */
  json: string[];
  /** What a row is known by. */
  key: string[];
  /** Whose number the database gives by itself. */
  autoIncrement: string | null;
}

/** In an order in which none refers to what comes later. */
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

/** What is kept, row by row, as it is at one moment; what is put there is there whole, or not at all. */
export interface RawRowStore {
  /** The number of migrations of a file to which it corresponds. */
  version: number;
  /** In the order of what they are known by: of a game, or all. */
  rows: (shape: TableSchema, game?: string) => AsyncIterable<RawRow>;
  insert: (shape: TableSchema, row: RawRow) => Promise<void>;
  /** The highest number that was ever given; 0: none. */
  lastId: (shape: TableSchema) => Promise<number>;
  /** What comes next is numbered one higher. */
  setLastId: (shape: TableSchema, number: number) => Promise<void>;
}

const quoted = (names: string[]): string => names.map((name) => `"${name}"`).join(', ');

/** What is a game's in a table whose rows do not name it themselves. */
const GAME_CONDITIONS: Partial<Record<string, (mark: string) => string>> = {
  games: (mark) => `id = ${mark}`,
  consents: (mark) => `request in (select id from requests where game = ${mark})`,
};

/** Rows of a table, as both databases are asked for them. */
export function selectSql({ name, key }: TableSchema, game: string | undefined, mark: string): string {
  const which = game === undefined ? '' : ` where ${GAME_CONDITIONS[name]?.(mark) ?? `game = ${mark}`}`;
  return `select * from "${name}"${which} order by ${quoted(key)}`;
}

/** A row, as both databases take it: what it does not have is as the database has it by itself, and columns that there are not are left out. */
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

/** Of these the database itself reads the JSON; of what games are made of nothing is touched, since their hashes go by it. */
const JSON_QUERIED_TABLES = ['games', 'outbox', 'requests'];

/** As today's program would have written it: a file may hold signs of which others are not capable. */
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
