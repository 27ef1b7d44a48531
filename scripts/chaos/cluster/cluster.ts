// Runs several bot processes over one PostgreSQL: kills one every ten seconds and the database twice, freezes a worker
// for longer than its lease, then checks the result.
//   npm run -s fire:many                            2 shards, 2 workers, 2,000 games, 15 answers a second, pictures
//   npm run -s fire:many -- --rate 40 --pixels      one-pixel pictures, which allow more answers
//   npm run -s fire:many -- --seconds 60 --games 50 --shards 1 --workers 1 --seed 2 --lease 8 --kill-every 20
//   npm run -s fire:many -- --calm                  kills nothing and measures the work per answer; PROFILES=folder
//                                                   writes CPU profiles
//   npm run -s fire:many -- --json                  prints JSON only
import { playOnCluster } from './cluster-run.ts';
import { readOptions } from '../../lib/options.ts';

const { values } = readOptions('Runs several processes over one PostgreSQL, kills them, and checks every message.', {
  seconds: { type: 'string', default: '600', about: 'seconds of load' },
  games: { type: 'string', default: '2000', about: 'stored games' },
  shards: { type: 'string', default: '2', about: 'processes connected to Discord' },
  workers: { type: 'string', default: '2', about: 'processes that answer' },
  rate: { type: 'string', default: '15', about: 'answers a second' },
  lease: { type: 'string', default: '20', about: 'seconds that a lease lasts' },
  'kill-every': { type: 'string', default: '10', about: 'seconds between two kills' },
  seed: { type: 'string', default: '1', about: 'random seed' },
  pixels: { type: 'boolean', default: false, about: 'draws pictures' },
  calm: { type: 'boolean', default: false, about: 'kills nothing' },
  json: { type: 'boolean', default: false, about: 'prints JSON' },
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
