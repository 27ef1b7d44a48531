import type Sqlite from 'better-sqlite3';

/** Lock timeout of the probe in ms: short, because it blocks the thread on which users wait for answers. */
const PROBE_TIMEOUT_MS = 50;

/**
 * Tells whether the database accepts writes. Overwrites the schema version with itself and commits: a rolled-back write
 * would never reach the disk, so a full disk would go unnoticed.
 */
export function isWritable(client: Sqlite.Database): boolean {
  const before = Number(client.pragma('busy_timeout', { simple: true }));
  try {
    client.pragma(`busy_timeout = ${Math.min(before, PROBE_TIMEOUT_MS)}`);
    const version = Number(client.pragma('user_version', { simple: true }));
    client.pragma(`user_version = ${version}`);
    return true;
  } catch {
    return false;
  } finally {
    client.pragma(`busy_timeout = ${before}`);
  }
}
