// Plays games through the bot's process, which is killed at random moments, and compares them with undisturbed games.
//   npm run -s fire:kills                  200 kills
//   npm run -s fire:kills -- --kills 20    fewer; --games: games at once; --seed: seed; --edition: ti4, ti3, ti2
//   npm run -s fire:kills -- --store postgres   over a PostgreSQL that it starts itself
import { parseArgs } from 'node:util';
import { withStore } from '../../e2e/databases.ts';
import { playUnderKills } from './crash-run.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    games: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    edition: { type: 'string', default: 'ti4' },
    store: { type: 'string', default: 'sqlite' },
  },
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
