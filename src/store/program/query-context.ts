import type { Column, Placeholder, SQL } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { tables } from '#store/schema/tables.ts';

export type Database = BetterSQLite3Database;

/** SQL that differs between the databases. Lists are passed as JSON. */
export interface SqlDialect {
  /** Extracts a key from a JSON column. */
  textIn: (column: Column, key: string) => SQL;
  numberIn: (column: Column, key: string) => SQL;
  /** Tests whether a value is in a list. */
  isInTexts: (column: Column, texts: Placeholder) => SQL;
  isInNumbers: (column: Column, numbers: Placeholder) => SQL;
  /** Tests whether a value is in a long list, as a filter of rows that were found by other conditions. */
  isInMany: (column: Column | SQL, texts: Placeholder) => SQL;
  /** Tests whether a value is among the few results of a subquery, which runs first. */
  isInQuery: (column: Column, query: SQL) => SQL;
  /** Tests whether a text contains another. */
  contains: (column: Column, text: string) => SQL;
  /** Tests whether a boolean is false. */
  isFalse: (flag: SQL) => SQL;
  /** Thread or channel of a game; must match the index expression exactly. */
  thread: SQL;
  /** User who is offered a seat; must match the index expression exactly. */
  offeredTo: SQL;
  /** Orders rows of the same time by insertion. */
  insertionOrder: (column: Column) => SQL;
  /** Locks the rows found until the transaction ends and skips rows that others have locked. */
  forUpdateSkipLocked: <Q>(query: Q) => Q;
}

/**
 * Context on which the repositories are built. The types are SQLite's: PostgreSQL's tables have the same columns and
 * return the same rows (test/store/both.test.ts), and its queries use the same builder.
 */
export interface QueryContext extends SqlDialect {
  db: Database;
  tables: typeof tables;
  /** Prepares a query for repeated use. */
  prepared: <P>(query: { prepare: () => P }) => P;
}
