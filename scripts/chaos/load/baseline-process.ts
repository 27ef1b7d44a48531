// Measures an idle event loop and fsync of single pages as a baseline in parallel with the bot.
//   node scripts/chaos/load/baseline-process.ts FOLDER   runs until its standard input ends, then prints JSON
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import { StallProfiler } from '#app/stall-profiler.ts';

const [folder = '.'] = process.argv.slice(2);
const file = openSync(join(folder, 'bare'), 'w');
const page = Buffer.alloc(4096, 1);
const disk = createHistogram();
// The disk is measured in a timer, so that the lag of the loop is measured separately.
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
