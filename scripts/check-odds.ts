// Plays combats through the engine, as the odds suppose them to be fought, and puts what came of them beside what was reckoned.
//   npm run -s odds:check                          each set-up of scripts/odds-setups.ts, 1,000 combats
//   npm run -s odds:check -- --games 100000 --only eidolon
// What is found lies within 4 standard errors of what is expected, or it ends with 1.
import { parseArgs } from 'node:util';
import { bookOf } from '../src/editions/ti4/book.ts';
import { battlefield, reckon } from '../src/editions/ti4/odds/index.ts';
import { ALL_SETS, SETUPS } from './odds-setups.ts';
import { apart, compared } from './played-combats.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: 'check' },
  },
});
const games = Number(values.games);
const book = bookOf([], ALL_SETS);
const number = (value: number): string => value.toFixed(5).padStart(9);

for (const [name, scenario] of Object.entries(SETUPS)) {
  if (!name.toLowerCase().includes(values.only.toLowerCase())) continue;
  const { lists, ...laid } = battlefield(book, scenario);
  const found = reckon(laid.state, laid.book, laid.place, laid.sides);
  console.log(`${name}\n  ${lists.attacker} against ${lists.defender}, ${games} times`);
  console.log(`  ${''.padEnd(14)} expected     found standard error  errors apart`);
  for (const one of compared(laid, found, games, `${values.seed} ${name}`)) {
    const errors = apart(one);
    if (errors > 4) process.exitCode = 1;
    console.log(
      `  ${one.what.padEnd(14)}${number(one.expected)} ${number(one.found)}      ${number(one.error)} ${errors.toFixed(1).padStart(13)}`,
    );
  }
  if (found.leftOut.length) console.log(`  Not reckoned with: ${found.leftOut.join(', ')}`);
}
