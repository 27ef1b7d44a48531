// Searches everything that reaches a user in whole games for what that user must not know, and compares games that
// differ only in hidden hands: what everybody sees, and every byte sent.
//   npm run -s tool -- secrets                      200 games, every fourth compared with a twin
//   npm run -s tool -- secrets --games 20 --from 100
//   npm run -s tool -- secrets --limit 250       at most 250 answers in each game
//   npm run -s tool -- secrets --twins 1         each game compared with a twin
//   npm run -s tool -- secrets --sets all
//   npm run -s tool -- secrets --edition ti3
//   npm run -s tool -- secrets --store postgres  over a PostgreSQL that it starts itself
import { withStore, type LendDatabase } from '../../e2e/databases.ts';
import { GUARDED_EDITIONS } from './editions/index.ts';
import { searchLeaks } from './leak-search.ts';
import { compareTwins } from './twin-games.ts';
import { compareVeiled } from './veiled-games.ts';
import { readOptions } from '../../lib/options.ts';

const { values } = readOptions('Plays games and searches everything that is sent for secrets.', {
  games: { type: 'string', default: '200', about: 'number of games' },
  from: { type: 'string', default: '0', about: 'number of the first game' },
  every: { type: 'string', default: '100', about: 'answers between two searches' },
  limit: { type: 'string', default: '6000', about: 'most answers in a game' },
  twins: { type: 'string', default: '4', about: 'every n-th game is compared with a twin' },
  sets: { type: 'string', about: 'sets, separated by commas, or all' },
  edition: { type: 'string', default: 'ti4', about: 'ti4, ti3 or ti2' },
  store: { type: 'string', default: 'sqlite', about: 'sqlite or postgres' },
});
const sets = values.sets === 'all' ? GUARDED_EDITIONS[values.edition].sets : values.sets?.split(',');
const limit = Number(values.limit);
/** Every n-th game is compared with a twin. */
const twinned = Number(values.twins);
const more = { edition: values.edition, ...(sets && { sets }) };
const sum = {
  games: 0,
  answers: 0,
  forms: 0,
  texts: 0,
  megabytes: 0,
  leaks: 0,
  compared: 0,
  windows: 0,
  bytes: 0,
  told: 0,
  differences: 0,
};
const NOT_COMPARED = [
  { compared: 0, windows: 0, forms: 0, differences: [] },
  { bytes: 0, forms: 0, told: 0, differences: [] },
] as const;
const compared = async (seed: number, players: number, at?: { lend: LendDatabase }) =>
  [
    await compareVeiled({ players, seed, limit, ...more }),
    await compareTwins({
      players,
      seed,
      limit: Math.min(limit, 400),
      plans: seed % 2 > 0,
      skips: Math.floor(seed / twinned) % 2 > 0,
      ...more,
      ...at,
    }),
  ] as const;
await withStore(values.store, async (lend) => {
  const at = lend && { lend };
  for (let i = 0; i < Number(values.games); i++) {
    const seed = Number(values.from) + i;
    const players = 3 + (i % 4);
    const veil = (['cards', 'everything', 'nothing'] as const)[i % 3];
    const spied = await searchLeaks({
      players,
      seed,
      veil,
      besides: i % 2 === 0,
      late: i % 4 > 1,
      every: Number(values.every),
      limit,
      ...more,
      ...at,
    });
    const [seen, left] = i % twinned ? NOT_COMPARED : await compared(seed, 3 + (Math.floor(i / twinned) % 4), at);
    sum.games++;
    sum.answers += spied.answers;
    sum.forms += spied.forms + seen.forms + left.forms;
    sum.texts += spied.texts;
    sum.megabytes += spied.bytes / 1e6;
    sum.leaks += spied.leaks.length;
    sum.compared += seen.compared;
    sum.windows += seen.windows;
    sum.bytes += left.bytes;
    sum.told += left.told;
    sum.differences += seen.differences.length + left.differences.length;
    console.log(
      `game ${seed}: ${spied.answers} answers; ${sum.games} of ${values.games} games, ${sum.forms} forms, ${sum.leaks} leaks, ` +
        `${sum.differences} differences so far`,
    );
    for (const line of [...spied.leaks, ...seen.differences, ...left.differences].slice(0, 5))
      console.log(`WRONG in game ${seed} of ${players}: ${line.slice(0, 500)}`);
  }
});
console.log(JSON.stringify({ ...sum, megabytes: Math.round(sum.megabytes) }));
process.exit(sum.leaks + sum.differences > 0 ? 1 : 0);
