import { join } from 'node:path';

/** One run of the test suite or of some of its files. */
export interface StressRun {
  /** Number of the run, from 1. */
  run: number;
  /** Files or folders; all files if empty. */
  files: readonly string[];
  /** Seed for the order of files and tests. */
  seed: number;
}

/** Folders of tests with processes, sockets or clocks. */
const OFTEN = ['app', 'browser', 'chaos', 'cli', 'e2e', 'image', 'sandbox', 'scheduler', 'store', 'workers'].map(
  (folder) => join('test', folder),
);

const TIMES = { all: 3, often: 10 };

/**
 * Plans three runs of all files, and seven more of those with processes, sockets or clocks. Given `files`, plans ten
 * runs of those.
 */
export function stressPlan(files: readonly string[], firstSeed: number): StressRun[] {
  const wanted = files.length
    ? Array.from({ length: TIMES.often }, () => files)
    : [
        ...Array.from({ length: TIMES.all }, () => [] as readonly string[]),
        ...Array.from({ length: TIMES.often - TIMES.all }, () => OFTEN),
      ];
  return wanted.map((some, i) => ({ run: i + 1, files: some, seed: firstSeed + i }));
}
