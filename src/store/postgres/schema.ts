import { getTableColumns, getTableName, is, sql, SQL, type AnyColumn } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  uniqueIndex,
  type AnyPgColumn,
  type PgColumnBuilderBase,
  type PgTable,
} from 'drizzle-orm/pg-core';
import { getTableConfig, SQLiteBaseInteger, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Id } from '#engine';
import { tables } from '#store/schema/tables.ts';
import { parseStateId, formatStateId } from '#store/schema/state-id.ts';

/*
 * PostgreSQL's tables are derived from those of ../schema/tables.ts, so that there is one list of them. JSON is stored
 * as text, because jsonb changes the order of keys, on which the hash of a game depends. Text sorts by code point, as
 * in SQLite. Integers have the range of JavaScript's.
 */
const TEXT = 'text COLLATE "C"';
const text = customType<{ data: string; driverData: string }>({ dataType: () => TEXT });
const stateId = customType<{ data: Id; driverData: string }>({
  dataType: () => TEXT,
  toDriver: formatStateId,
  fromDriver: parseStateId,
});
const json = customType<{ data: unknown; driverData: string }>({
  dataType: () => TEXT,
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (found): unknown => JSON.parse(found),
});
const number = (name: string) => bigint(name, { mode: 'number' });

/** PostgreSQL column types by drizzle's names for SQLite's. */
const KINDS = {
  SQLiteText: text,
  SQLiteTextJson: json,
  SQLiteCustomColumn: stateId,
  SQLiteInteger: number,
  SQLiteBoolean: boolean,
  SQLiteReal: doublePrecision,
};

/** Index expressions that PostgreSQL writes differently; must match dialect.ts exactly. */
const EXPRESSIONS: Record<string, SQL> = {
  games_thread: sql`coalesce(json_text("place", 'thread'), json_text("place", 'channel'))`,
  requests_to: sql`json_text("payload", 'to')`,
};
const CONDITIONS: Record<string, SQL> = { asks_due: sql`not answered and hidden_at is null` };

type Builder = PgColumnBuilderBase & ReturnType<typeof text> & ReturnType<typeof number>;

function columnOf(column: SQLiteColumn, refersTo: (() => AnyPgColumn) | undefined): PgColumnBuilderBase {
  let made = KINDS[column.columnType as keyof typeof KINDS](column.name) as unknown as Builder;
  if (column.primary) made = made.primaryKey() as never;
  if (is(column, SQLiteBaseInteger) && column.autoIncrement) made = made.generatedByDefaultAsIdentity() as never;
  if (column.notNull) made = made.notNull() as never;
  if (column.default !== undefined) made = made.default(column.default as never) as never;
  if (column.isUnique) made = made.unique(column.uniqueName) as never;
  return refersTo ? (made.references(refersTo) as never) : made;
}

const made = new Map<string, PgTable>();

function tableOf(table: SQLiteTable): PgTable {
  const { name, columns, indexes, primaryKeys, foreignKeys } = getTableConfig(table);
  const keys = new Map(Object.entries(getTableColumns(table)).map(([key, column]) => [column.name, key]));
  const of = (column: AnyColumn): string => keys.get(column.name) ?? column.name;
  const refers = new Map(
    foreignKeys.map((one) => {
      const { columns: from, foreignTable, foreignColumns } = one.reference();
      const columnThere = (): AnyPgColumn =>
        Object.values(getTableColumns(made.get(getTableName(foreignTable)) as PgTable)).find(
          (column) => column.name === foreignColumns[0].name,
        ) as AnyPgColumn;
      return [from[0].name, columnThere] as const;
    }),
  );
  const built = pgTable(
    name,
    Object.fromEntries(columns.map((column) => [of(column), columnOf(column, refers.get(column.name))])),
    (t) => [
      ...primaryKeys.map((key) => primaryKey({ columns: key.columns.map((column) => t[of(column)]) as never })),
      ...indexes.map(({ config }) => {
        const on = config.columns.map((column) => (is(column, SQL) ? EXPRESSIONS[config.name] : t[of(column)]));
        const begun = (config.unique ? uniqueIndex : index)(config.name).on(...(on as unknown as [AnyPgColumn]));
        const where = CONDITIONS[config.name] ?? config.where;
        return where ? begun.where(where) : begun;
      }),
    ],
  );
  made.set(name, built);
  return built;
}

/** All PostgreSQL tables by their names in the code, typed as the SQLite tables. */
export const postgresTables = Object.fromEntries(
  Object.entries(tables).map(([key, table]) => [key, tableOf(table)]),
) as unknown as typeof tables;

/** Exports for drizzle-kit, which looks for tables. */
export const {
  games,
  gameNames,
  versions,
  organisers,
  members,
  commands,
  interactions,
  outbox,
  panels,
  asks,
  reminders,
  coveredReminders,
  preferences,
  drafts,
  requests,
  consents,
  promises,
  lanes,
  duties,
  budgets,
  errands,
} = postgresTables;
