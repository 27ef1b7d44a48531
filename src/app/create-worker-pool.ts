import { fileURLToPath } from 'node:url';
import { WorkerPool, JobRejected, type JobHandlers, type WorkerSlotSettings, type JobRunner } from '#workers';
import type { Logger, ChooseMove, AiChoice } from '#service';

const MINUTE = 60_000;
const MIB = 1024 * 1024;

/** Of our environment, what a worker may know: not the token. */
const INHERITED_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_COMPILE_CACHE'];

/** `art`: the folder where what was drawn and lasts is kept. */
const workerEnvironment = (art: string): Record<string, string> => ({
  DRAWN_ART: art,
  ...Object.fromEntries(
    INHERITED_VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
  // What native code has given back is given back to the machine, and not kept once for each of its threads.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: String(MIB),
  MALLOC_MMAP_THRESHOLD_: String(MIB / 4),
});

/** Two processes at most: one draws, one reckons. Each is started when there is something to do for it. Of the jobs, only the names are taken from here. `art`: as for `environment`. */
export function createWorkerPool(
  { drawing, reckoning }: { drawing: JobHandlers; reckoning: JobHandlers },
  art: string,
): WorkerPool {
  const shared: Pick<WorkerSlotSettings, 'entry' | 'env'> = {
    entry: fileURLToPath(import.meta.resolve('./worker.ts')),
    env: workerEnvironment(art),
  };
  return new WorkerPool([
    {
      ...shared,
      jobs: Object.keys(drawing),
      flags: ['--max-old-space-size=96', '--max-semi-space-size=2', '--expose-gc', '--heap-growing-percent=20'],
      maxOwn: 6,
      maxUser: 8,
      idleTimeoutMs: 5 * MINUTE,
      maxRssBytes: 320 * MIB,
    },
    {
      ...shared,
      jobs: Object.keys(reckoning),
      flags: ['--max-old-space-size=160', '--max-semi-space-size=4', '--expose-gc', '--heap-growing-percent=20'],
      maxOwn: 64,
      maxUser: 8,
      idleTimeoutMs: 5 * MINUTE,
      maxRssBytes: 280 * MIB,
    },
  ]);
}

/** A practice player that has not made up its mind by then, on a machine that has more to do, takes what is legal, in ms. */
const AI_TIME_LIMIT_MS = 20_000;

/** Practice players think where the work is done; what is proposed to a person, who waits for it, comes first. */
export const chooseMoveInWorker =
  (works: JobRunner, log: Logger): ChooseMove =>
  (thinking, done) =>
    void works
      .run<AiChoice>('think', thinking, { timeLimitMs: AI_TIME_LIMIT_MS, ...(thinking.proposal && { isUrgent: true }) })
      .then(done, (error: unknown) => {
        if (error instanceof JobRejected && error.reason === 'stopped') return;
        log.error({ err: error }, 'A practice player could not think');
        done(undefined);
      });
