import { Worker } from 'node:worker_threads';

/**
 * What is wrong with a database, in SQLite's words; undefined where nothing is. A large one takes a while to read through, in which
 * everything else goes on. Throws where it could not be looked at.
 */
export async function findDamage(path: string): Promise<string | undefined> {
  const worker = new Worker(new URL(import.meta.resolve('./integrity-check-thread.ts')), { workerData: path });
  // Nobody who wants to stop the program waits for it.
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', (found: string | null) => resolve(found ?? undefined));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The check of the database ended with ${code}`)));
  });
}
