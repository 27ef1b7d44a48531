import { setTimeout as pause } from 'node:timers/promises';
import { serveJobs } from '#workers';

// A worker with jobs that behave, and others that do not.
serveJobs({
  echo: (value: unknown) => value,
  environment: () => Object.keys(process.env),
  fails: () => {
    throw new Error('It went wrong');
  },
  later: (ms: number) => pause(ms),
  /** Never done, though others could go on meanwhile. */
  waits: () => new Promise(() => undefined),
  /** Never done, and hears nothing. */
  spins: () => {
    for (;;);
  },
  dies: () => process.exit(3),
  /** Goes wrong where nobody catches it. */
  trips: () => {
    setImmediate(() => {
      throw new Error('It tripped');
    });
    return new Promise(() => undefined);
  },
  /** Holds more and more. */
  hoards: (mib: number) => {
    hoard.push(Buffer.alloc(mib * 1024 * 1024, 1));
    return hoard.length;
  },
});

const hoard: Buffer[] = [];
