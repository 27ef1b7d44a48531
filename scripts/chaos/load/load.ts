// Plays a thousand games in one bot process with random answers.
//   npm run -s tool -- load                               1,000 games, 20 answers a second, 30 minutes
//   npm run -s tool -- load --games 100 --minutes 1    less; --rate: answers a second; --seed: random seed
import { playUnderLoad } from './load-run.ts';
import { readOptions } from '../../lib/options.ts';

const { values } = readOptions('Plays many games at once and measures acknowledgements and memory.', {
  games: { type: 'string', default: '1000', about: 'stored games' },
  minutes: { type: 'string', default: '30', about: 'minutes of load' },
  rate: { type: 'string', default: '20', about: 'answers a second' },
  seed: { type: 'string', default: '1', about: 'random seed' },
});
const found = await playUnderLoad({
  games: Number(values.games),
  minutes: Number(values.minutes),
  rate: Number(values.rate),
  seed: Number(values.seed),
  tell: (line) => console.log(line),
});
console.log(JSON.stringify(found, null, 1));
const bad =
  found.late > 0 ||
  found.refused > 0 ||
  found.wrong.length > 0 ||
  found.slowest >= 3_000 ||
  found.memoryAfter > found.memoryBefore * 1.15 ||
  found.reminded < found.waitedFor ||
  found.sweepMs >= 1_000;
process.exit(bad ? 1 : 0);
