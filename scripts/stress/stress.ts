// Runs the tests repeatedly, in another order each time and with every core kept busy: none may fail.
//   npm run -s test:stress                      everything 3 times, files with processes, sockets or clocks 10 times
//   npm run -s test:stress -- --from 4          starts with the fourth run
//   npm run -s test:stress -- test/store        these files 10 times
// Prints a line of JSON for each run.
import { keepBusy } from './keep-busy.ts';
import { stressPlan } from './plan.ts';
import { runTests } from './test-results.ts';
import { readOptions } from '../lib/options.ts';

const { values, positionals } = readOptions(
  'Runs test files repeatedly, in random order, with all processors busy.',
  {
    from: { type: 'string', default: '1', about: 'number of the first run' },
    seed: { type: 'string', default: '1', about: 'random seed' },
    idle: { type: 'boolean', default: false, about: 'leaves the processors idle' },
  },
  true,
);

const plan = stressPlan(positionals, Number(values.seed));
const end = values.idle ? () => {} : keepBusy();
process.on('exit', end);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
for (const one of plan.slice(Number(values.from) - 1)) {
  const begun = performance.now();
  const { passed, failed } = await runTests(one);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    JSON.stringify({ run: one.run, of: plan.length, seed: one.seed, files: one.files, seconds, passed, failed }),
  );
  if (failed.length || !passed) process.exitCode = 1;
}
end();
