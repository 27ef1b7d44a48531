import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations/postgres', import.meta.url));

/** Returns the number of migrations that this program knows. */
export const latestVersion = (migrations = MIGRATIONS_FOLDER): number =>
  (JSON.parse(readFileSync(`${migrations}/meta/_journal.json`, 'utf8')) as { entries: unknown[] }).entries.length;
