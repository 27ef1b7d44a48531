// Several processes of the bot over one PostgreSQL: one is killed every ten seconds, the database is killed twice, a worker is frozen for
// longer than its lease; then everything is counted.
//   npm run -s fire:many                            two shards, two workers, 2,000 games, 15 answers a second with pictures, ten minutes
//   npm run -s fire:many -- --rate 40 --pixels      pictures of one pixel, and so more answers
//   npm run -s fire:many -- --seconds 60 --games 50 --shards 1 --workers 1 --seed 2 --lease 8 --kill-every 20
//   npm run -s fire:many -- --calm                  nothing is killed, and what an answer takes of the processes is counted; PROFILES=folder for profiles
//   npm run -s fire:many -- --json                  as data alone
import { parseArgs } from 'node:util';
import { playOnCluster } from './cluster-run.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    games: { type: 'string', default: '2000' },
    shards: { type: 'string', default: '2' },
    workers: { type: 'string', default: '2' },
    rate: { type: 'string', default: '15' },
    lease: { type: 'string', default: '20' },
    'kill-every': { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    pixels: { type: 'boolean', default: false },
    calm: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const { wrong, ...figures } = await playOnCluster({
  seconds: Number(values.seconds),
  games: Number(values.games),
  shards: Number(values.shards),
  workers: Number(values.workers),
  rate: Number(values.rate),
  lease: Number(values.lease),
  killEvery: Number(values['kill-every']),
  seed: Number(values.seed),
  pixels: values.pixels,
  calm: values.calm,
  ...(!values.json && { tell: (line: string) => console.log(line) }),
});
console.log(JSON.stringify({ ...figures, ...(values.json ? { wrong } : {}) }, null, 1));
if (!values.json) for (const one of wrong) console.log(`WRONG: ${one}`);
process.exit(wrong.length ? 1 : 0);
