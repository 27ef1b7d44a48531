import { fileURLToPath } from 'node:url';
import { Pool } from '#workers';

// A process that can be made to stand still while somebody works for it: says what has come of the work.
const works = new Pool([
  {
    entry: fileURLToPath(new URL('serving.ts', import.meta.url)),
    env: { PATH: process.env.PATH ?? '' },
    flags: [],
    jobs: ['echo', 'later'],
    own: 1,
    people: 1,
    idle: 60_000,
    memory: 1e9,
  },
]);
await works.run('echo', 1, { limit: 60_000 });
const work = works.run('later', 500, { limit: 1_500 }).then(
  () => 'done',
  (error: unknown) => String(error),
);
process.send?.('asked');
process.send?.(await work);
works.stop();
process.disconnect();
