// Plays short games on the stand-in for Discord and checks whom each private reply names as waited for; exits with 1 if
// a reply names others than the panel, or if a player is pinged wrongly.
//   npm run -s tool -- replies --games 30                10 games of each edition
//   npm run -s tool -- replies --edition ti2 --from 4 --games 1
import { readOptions } from '../../lib/options.ts';
import { playWatched } from './play-watched.ts';
import { newWaitCount } from './wait-watch.ts';

const EDITIONS = ['ti4', 'ti3', 'ti2'];
const { values } = readOptions('Checks whom private replies name, and who is pinged.', {
  edition: { type: 'string', about: 'ti4, ti3 or ti2; without it, all' },
  games: { type: 'string', default: '30', about: 'number of games' },
  from: { type: 'string', default: '0', about: 'number of the first game of each edition' },
  answers: { type: 'string', default: '60', about: 'answers of people in a game' },
});
const editions = values.edition === undefined ? EDITIONS : [values.edition];
let wrong = 0;
for (const edition of editions) {
  const count = newWaitCount();
  let answers = 0;
  const games = Math.ceil(Number(values.games) / editions.length);
  for (let i = 0; i < games; i++) {
    const seed = Number(values.from) + i;
    const before = count.faults.length;
    answers += await playWatched({
      edition,
      seed,
      people: 2,
      practising: edition === 'ti4' ? 2 + (seed % 3) : 1 + (seed % 3),
      answers: Number(values.answers),
      count,
    });
    for (const fault of count.faults.slice(before, before + 5))
      console.log(`WRONG in ${edition} ${seed}: ${fault.slice(0, 900)}`);
  }
  wrong += count.faults.length;
  const { faults, ...numbers } = count;
  console.log(edition, JSON.stringify({ games, answers, ...numbers, faults: faults.length }));
}
process.exit(wrong ? 1 : 0);
