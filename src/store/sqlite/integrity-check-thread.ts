import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

/** A thread of its own: reads through the database and says what is wrong with it; null where nothing is. */
function check(path: string): string | null {
  const db = new Sqlite(path, { readonly: true, timeout: 1_000 });
  try {
    const found = db.pragma('quick_check(1)', { simple: true });
    return found === 'ok' ? null : String(found);
  } catch (error) {
    // Locked or not to be had just now is not damaged.
    if (error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) return error.message;
    throw error;
  } finally {
    db.close();
  }
}

parentPort?.postMessage(check(String(workerData)));
