import { deserialize } from 'node:v8';
import type { JobHandlers } from './job.ts';

/** What a worker is asked. `data` as node:v8 serializes it. */
export interface JobMessage {
  number: number;
  job: string;
  data: Uint8Array;
}

/** What it answers; `rss`: the bytes it holds then. */
export type JobReply = { number: number; rss: number } & (
  { ok: true; result: unknown } | { ok: false; reason: string }
);

/** So much may lie about before it is cleared up, in bytes. */
const GC_THRESHOLD_BYTES = 8 * 1024 * 1024;
let held = 0;

/** What the work has used is given back before the next, where node was started so that it can be: buffers count for little where node decides that by itself. */
function collectGarbage(): void {
  const { gc } = globalThis as { gc?: () => void };
  if (!gc || bytesInUse() < held + GC_THRESHOLD_BYTES) return;
  gc();
  held = bytesInUse();
}

function bytesInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Works for the process that started this one, until that ends. */
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
  // Told like any other, and not as Node would print it, with whatever stands in it. Nothing is known of this process any more.
  process.on('uncaughtException', (error) => {
    process.send?.({ number: now, rss: Infinity, ok: false, reason: reasonOf(error) } satisfies JobReply, () =>
      process.exit(1),
    );
  });
  process.on('message', (asked: JobMessage) => void answer(asked));
  // Nobody is left to work for.
  process.on('disconnect', () => process.exit(0));
  // A key pressed to stop the bot goes to all its processes; this one is ended by the bot.
  process.on('SIGINT', () => undefined);
  say({ number: 0, rss: 0, ok: true, result: null });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
