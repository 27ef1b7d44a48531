import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

export type Database = BetterSQLite3Database;
