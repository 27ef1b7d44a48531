import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

export const POSTGRES_MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations/postgres', import.meta.url));

/** Returns the number of migrations that this program knows. */
export const latestVersion = (migrations = POSTGRES_MIGRATIONS_FOLDER): number =>
  (JSON.parse(readFileSync(`${migrations}/meta/_journal.json`, 'utf8')) as { entries: unknown[] }).entries.length;

/** Returns the number of migrations that the database has been through. */
export async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!rows[0].there) return 0;
  const { rows: counted } = await client.query<{ count: string }>('select count(*) from drizzle.__drizzle_migrations');
  return Number(counted[0].count);
}
