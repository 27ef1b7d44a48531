import { fileURLToPath } from 'node:url';
import { WorkerPool, JobRejected, type JobHandlers, type WorkerSlotSettings, type JobRunner } from '#workers';
import type { Logger, ChooseMove, AiChoice } from '#service';

const MINUTE = 60_000;
const MIB = 1024 * 1024;

/** Environment variables that a worker inherits; the token is not among them. */
const INHERITED_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_COMPILE_CACHE'];

/** Returns the environment of a worker. `art`: the folder of cached image parts. */
const workerEnvironment = (art: string): Record<string, string> => ({
  DRAWN_ART: art,
  ...Object.fromEntries(
    INHERITED_VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
  // Returns freed native memory to the system, rather than caching it for each thread.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: String(MIB),
});

/**
 * Reuses blocks below 2 MiB, such as the layers of one system, and maps larger ones in huge pages if the system has
 * them. With all blocks mapped in pages of 4 KiB, a board takes twice the time.
 */
const PICTURE_BLOCKS = { MALLOC_MMAP_THRESHOLD_: String(2 * MIB), GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' };
/** Maps blocks of V8's compiler on their own, from their size of 32 KiB, so that they leave no holes in the heap. */
const COMPILER_BLOCKS = { MALLOC_MMAP_THRESHOLD_: String(MIB / 32) };

/**
 * Creates a pool of up to two processes, one for drawing and one for computations, each started on demand. Uses only
 * the names of the jobs. `art`: the folder of cached image parts.
 */
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
      env: { ...shared.env, ...PICTURE_BLOCKS },
      jobs: Object.keys(drawing),
      flags: [
        '--initial-old-space-size=16',
        '--max-old-space-size=96',
        '--max-semi-space-size=2',
        '--expose-gc',
        '--heap-growing-percent=20',
      ],
      maxOwn: 6,
      maxUser: 8,
      idleTimeoutMs: 5 * MINUTE,
      maxRssBytes: 320 * MIB,
    },
    {
      ...shared,
      env: { ...shared.env, ...COMPILER_BLOCKS },
      jobs: Object.keys(reckoning),
      flags: [
        '--initial-old-space-size=24',
        '--max-old-space-size=160',
        '--max-semi-space-size=2',
        '--expose-gc',
        '--heap-growing-percent=20',
      ],
      maxOwn: 64,
      maxUser: 8,
      idleTimeoutMs: 5 * MINUTE,
      maxRssBytes: 280 * MIB,
    },
  ]);
}

/** Time limit in ms for the move of an AI player; after that, on a busy machine, it takes any legal option. */
const AI_TIME_LIMIT_MS = 20_000;

/** Runs the choice of an AI player in a worker; proposals go first, because a user waits for them. */
export const chooseMoveInWorker =
  (works: JobRunner, log: Logger): ChooseMove =>
  (thinking, done) =>
    void works
      .run<AiChoice>('think', thinking, { timeLimitMs: AI_TIME_LIMIT_MS, ...(thinking.proposal && { isUrgent: true }) })
      .then(done, (error: unknown) => {
        if (error instanceof JobRejected && error.reason === 'stopped') return;
        log.error({ err: error }, 'Cannot calculate the move of a practice player');
        done(undefined);
      });
