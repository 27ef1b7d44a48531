import { fileURLToPath } from 'node:url';
import { WorkerPool } from '#workers';

// A process that can be made to stand still while somebody works for it: says what has come of the work.
const works = new WorkerPool([
  {
    entry: fileURLToPath(new URL('serving.ts', import.meta.url)),
    env: { PATH: process.env.PATH ?? '' },
    flags: [],
    jobs: ['echo', 'later'],
    maxOwn: 1,
    maxUser: 1,
    idleTimeoutMs: 60_000,
    maxRssBytes: 1e9,
  },
]);
await works.run('echo', 1, { timeLimitMs: 60_000 });
const work = works.run('later', 500, { timeLimitMs: 1_500 }).then(
  () => 'done',
  (error: unknown) => String(error),
);
process.send?.('asked');
process.send?.(await work);
works.stop();
process.disconnect();
