import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { folder } from '../folder.ts';

/** Copies a folder of migrations without the last one, for a database of an older version. Returns the copy. */
export function olderMigrations(source: string): string {
  const place = join(folder(), 'migrations');
  cpSync(source, place, { recursive: true });
  const journal = join(place, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: object[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  return place;
}

/** Creates a database file as the version before the last migration left it. */
export function createOlderFile(file: string): void {
  const db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  migrate(drizzle(db), { migrationsFolder: olderMigrations('migrations') });
  db.pragma(`user_version = ${readdirSync('migrations').filter((name) => name.endsWith('.sql')).length - 1}`);
  db.close();
}
