// Plays games through the bot's process, which is killed at random moments, and compares them with undisturbed games.
//   npm run -s tool -- crash                  200 kills
//   npm run -s tool -- crash --kills 20    fewer; --games: games at once; --seed: seed; --edition: ti4, ti3, ti2
//   npm run -s tool -- crash --store postgres   over a PostgreSQL that it starts itself
import { withStore } from '../../e2e/databases.ts';
import { playUnderKills } from './crash-run.ts';
import { readOptions } from '../../lib/options.ts';

const { values } = readOptions('Kills the bot at random points while games go on.', {
  kills: { type: 'string', default: '200', about: 'number of kills' },
  games: { type: 'string', default: '3', about: 'games at once' },
  seed: { type: 'string', default: '1', about: 'random seed' },
  edition: { type: 'string', default: 'ti4', about: 'ti4, ti3 or ti2' },
  store: { type: 'string', default: 'sqlite', about: 'sqlite or postgres' },
});
const { wrong, ms, ...figures } = await withStore(values.store, async (lend) =>
  playUnderKills({
    ...(lend && { lend }),
    kills: Number(values.kills),
    games: Number(values.games),
    seed: Number(values.seed),
    edition: values.edition,
    tell: (line) => console.log(line),
  }),
);
console.log(JSON.stringify({ ...figures, seconds: Math.round(ms / 1000), wrong: wrong.length }, null, 1));
for (const one of wrong) console.log(`WRONG: ${one}`);
process.exit(wrong.length ? 1 : 0);
