import type Sqlite from 'better-sqlite3';

/** Somebody is waiting for the answer to a press, not for this: another program's lock is not waited for longer, in ms. */
const PROBE_TIMEOUT_MS = 50;

/**
 * Whether something can be written just now. The number of the schema is written over itself and committed, so that it goes to the disk:
 * what is rolled back never gets there, and a full disk would not be noticed.
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
