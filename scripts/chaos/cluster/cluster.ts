// Runs several bot processes over one PostgreSQL: kills one every ten seconds and the database twice, freezes a worker
// for longer than its lease, then checks the result.
//   npm run -s fire:many                            2 shards, 2 workers, 2,000 games, 15 answers a second, pictures
//   npm run -s fire:many -- --rate 40 --pixels      one-pixel pictures, which allow more answers
//   npm run -s fire:many -- --seconds 60 --games 50 --shards 1 --workers 1 --seed 2 --lease 8 --kill-every 20
//   npm run -s fire:many -- --calm                  kills nothing and measures the work per answer; PROFILES=folder
//                                                   writes CPU profiles
//   npm run -s fire:many -- --json                  prints JSON only
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
