import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

/** Entry of a worker thread: checks the integrity of a database. Returns the damage found, or null. */
function check(path: string): string | null {
  const db = new Sqlite(path, { readonly: true, timeout: 1_000 });
  try {
    const found = db.pragma('quick_check(1)', { simple: true });
    return found === 'ok' ? null : String(found);
  } catch (error) {
    // A locked or unavailable file is not damaged.
    if (error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) return error.message;
    throw error;
  } finally {
    db.close();
  }
}

parentPort?.postMessage(check(String(workerData)));
