import path from 'node:path';
import { Pool, type LaneSettings } from './pool/index.ts';

const MINUTE = 60_000;
const MIB = 1024 * 1024;

/** Of our environment, what a worker may know: not the token. */
const HANDED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_COMPILE_CACHE'];

const environment = (): Record<string, string> => ({
  ...Object.fromEntries(HANDED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
  // What native code has given back is given back to the machine, and not kept once for each of its threads.
  MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(MIB),
});

/** Two processes at most: one draws, one reckons. Each is started when there is something to do for it. */
export function workers(): Pool {
  const shared: Pick<LaneSettings, 'entry' | 'env'> = { entry: path.join(import.meta.dirname, 'worker.ts'), env: environment() };
  return new Pool([
    { ...shared, jobs: ['board', 'close-up', 'player', 'hand'], flags: ['--max-old-space-size=96'], own: 6, people: 8, idle: 5 * MINUTE, memory: 240 * MIB },
    { ...shared, jobs: ['odds'], flags: ['--max-old-space-size=160'], own: 64, people: 8, idle: 5 * MINUTE, memory: 240 * MIB },
  ]);
}
