// Beside the bot, in the same run: a loop with nothing to do, and a disk that is asked to keep a page now and then.
//   node scripts/chaos/load/baseline-process.ts FOLDER, until its standard input ends; then what it found, as JSON
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import { StallProfiler } from '#app/stall-profiler.ts';

const [folder = '.'] = process.argv.slice(2);
const file = openSync(join(folder, 'bare'), 'w');
const page = Buffer.alloc(4096, 1);
const disk = createHistogram();
// The disk is asked from a loop of its own turn, so that the loop's own lateness is measured without it.
const stalls = new StallProfiler();
const timer = setInterval(() => {
  const begun = performance.now();
  writeSync(file, page, 0, page.length, 0);
  fsyncSync(file);
  disk.record(Math.max(1, Math.round((performance.now() - begun) * 1e6)));
}, 100);
process.stdin.resume().on('end', () => {
  clearInterval(timer);
  closeSync(file);
  const ms = (ns: number): number => Math.round(ns / 10_000) / 100;
  console.log(
    JSON.stringify({
      loop: stalls.report().loop,
      fsync: { times: disk.count, median: ms(disk.percentile(50)), p999: ms(disk.percentile(99.9)), max: ms(disk.max) },
    }),
  );
});
