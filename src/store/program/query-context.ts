import type { Column, Placeholder, SQL } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { tables } from '#store/schema/tables.ts';

export type Database = BetterSQLite3Database;

/** Where the databases do not speak alike. Lists are given as JSON. */
export interface SqlDialect {
  /** What JSON that is kept as text has under a key. */
  textIn: (column: Column, key: string) => SQL;
  numberIn: (column: Column, key: string) => SQL;
  /** Whether something is among texts, or numbers. */
  isInTexts: (column: Column, texts: Placeholder) => SQL;
  isInNumbers: (column: Column, numbers: Placeholder) => SQL;
  /** The same of many: what has been found otherwise is looked for among them. */
  isInMany: (column: Column | SQL, texts: Placeholder) => SQL;
  /** Whether something is among the few that a query finds, which is asked first. */
  isInQuery: (column: Column, query: SQL) => SQL;
  /** Whether a text has another in it. */
  contains: (column: Column, text: string) => SQL;
  /** Of what is yes or no. */
  isFalse: (flag: SQL) => SQL;
  /** Word for word as in the index. */
  thread: SQL;
  /** Word for word as in the index: to whom a seat is offered. */
  offeredTo: SQL;
  /** Of what came at one moment, what came first. */
  insertionOrder: (column: Column) => SQL;
  /** Those that are found are nobody else's until the transaction ends; what is somebody else's is not found. */
  forUpdateSkipLocked: <Q>(query: Q) => Q;
}

/**
 * What the repositories stand upon. The types are SQLite's: PostgreSQL's tables have the same columns and give the same rows
 * (test/store/both.test.ts), and its queries are built by the same words.
 */
export interface QueryContext extends SqlDialect {
  db: Database;
  tables: typeof tables;
  /** Made ready once, to be asked again and again. */
  prepared: <P>(query: { prepare: () => P }) => P;
}
