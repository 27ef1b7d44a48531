import { deserialize } from 'node:v8';
import type { JobHandlers } from './job.ts';

/** Request to a worker. `data` is serialized by node:v8. */
export interface JobMessage {
  number: number;
  job: string;
  data: Uint8Array;
}

/** Reply of a worker; `rss`: its memory in bytes. */
export type JobReply = { number: number; rss: number } & (
  { ok: true; result: unknown } | { ok: false; reason: string }
);

/** Growth of memory in bytes that triggers a garbage collection. */
const GC_THRESHOLD_BYTES = 8 * 1024 * 1024;
let held = 0;

/**
 * Collects garbage between jobs if node runs with --expose-gc: V8 gives little weight to buffers when it decides by its
 * own rules. Only the flavor "last-resort" returns the pages that V8 pools, up to 50 MiB, to the system.
 */
function collectGarbage(): void {
  const { gc } = globalThis as { gc?: NodeJS.GCFunction };
  if (!gc || bytesInUse() < held + GC_THRESHOLD_BYTES) return;
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  held = bytesInUse();
}

function bytesInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Runs jobs for the parent process until that ends. */
export function serveJobs(jobs: JobHandlers): void {
  const say = (message: JobReply): void => void process.send?.(message);
  let now = 0;
  const answer = async ({ number, job, data }: JobMessage): Promise<void> => {
    now = number;
    try {
      const work = jobs[job] as ((data: unknown) => unknown) | undefined;
      if (!work) throw new Error(`There is no work called ${job}`);
      const result = await work(deserialize(data));
      collectGarbage();
      say({ number, rss: process.memoryUsage.rss(), ok: true, result });
    } catch (error) {
      say({ number, rss: process.memoryUsage.rss(), ok: false, reason: reasonOf(error) });
    }
  };
  // Reported as a failed job: Node would print the error with all its data. The state of this process is unknown, so it
  // exits.
  process.on('uncaughtException', (error) => {
    process.send?.({ number: now, rss: Infinity, ok: false, reason: reasonOf(error) } satisfies JobReply, () =>
      process.exit(1),
    );
  });
  process.on('message', (asked: JobMessage) => void answer(asked));
  // The parent process has ended.
  process.on('disconnect', () => process.exit(0));
  // Ctrl+C reaches all processes of the terminal; the bot ends this one itself.
  process.on('SIGINT', () => undefined);
  say({ number: 0, rss: 0, ok: true, result: null });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
