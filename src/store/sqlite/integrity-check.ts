import { Worker } from 'node:worker_threads';

/**
 * Checks a database for damage in a worker thread, since reading a large file takes a while. Returns SQLite's message;
 * undefined if the file is sound. Throws if it cannot be checked.
 */
export async function findDamage(path: string): Promise<string | undefined> {
  const worker = new Worker(new URL(import.meta.resolve('./integrity-check-thread.ts')), { workerData: path });
  // Does not keep the process alive.
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', (found: string | null) => resolve(found ?? undefined));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The check of the database failed with exit code ${code}`)));
  });
}
