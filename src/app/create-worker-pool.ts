import { fileURLToPath } from 'node:url';
import { Pool, Undone, type Jobs, type LaneSettings, type Works } from '#workers';
import type { Log, Think, Thought } from '#service';

const MINUTE = 60_000;
const MIB = 1024 * 1024;

/** Of our environment, what a worker may know: not the token. */
const HANDED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_COMPILE_CACHE'];

/** `art`: the folder where what was drawn and lasts is kept. */
const environment = (art: string): Record<string, string> => ({
  DRAWN_ART: art,
  ...Object.fromEntries(
    HANDED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
  // What native code has given back is given back to the machine, and not kept once for each of its threads.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: String(MIB),
  MALLOC_MMAP_THRESHOLD_: String(MIB / 4),
});

/** Two processes at most: one draws, one reckons. Each is started when there is something to do for it. Of the jobs, only the names are taken from here. `art`: as for `environment`. */
export function workers({ drawing, reckoning }: { drawing: Jobs; reckoning: Jobs }, art: string): Pool {
  const shared: Pick<LaneSettings, 'entry' | 'env'> = {
    entry: fileURLToPath(import.meta.resolve('./worker.ts')),
    env: environment(art),
  };
  return new Pool([
    {
      ...shared,
      jobs: Object.keys(drawing),
      flags: ['--max-old-space-size=96', '--max-semi-space-size=2', '--expose-gc', '--heap-growing-percent=20'],
      own: 6,
      people: 8,
      idle: 5 * MINUTE,
      memory: 320 * MIB,
    },
    {
      ...shared,
      jobs: Object.keys(reckoning),
      flags: ['--max-old-space-size=160', '--max-semi-space-size=4', '--expose-gc', '--heap-growing-percent=20'],
      own: 64,
      people: 8,
      idle: 5 * MINUTE,
      memory: 280 * MIB,
    },
  ]);
}

/** A practice player that has not made up its mind by then, on a machine that has more to do, takes what is legal, in ms. */
const TO_THINK = 20_000;

/** Practice players think where the work is done; what is proposed to a person, who waits for it, comes first. */
export const thinkingBy =
  (works: Works, log: Log): Think =>
  (thinking, done) =>
    void works
      .run<Thought>('think', thinking, { limit: TO_THINK, ...(thinking.proposal && { first: true }) })
      .then(done, (error: unknown) => {
        if (error instanceof Undone && error.reason === 'stopped') return;
        log.error({ err: error }, 'A practice player could not think');
        done(undefined);
      });
