// Plays combats through the engine under the assumptions of the odds and compares the results with the computed odds.
//   npm run -s tool -- check-odds                          each setup of scripts/odds/setups.ts, 1,000 combats
//   npm run -s tool -- check-odds --games 100000 --only eidolon       those with this text in their name
//   npm run -s tool -- check-odds --games 100000 --after moll         those after the named one
// Exits with 1 unless all results are within 4 standard errors of the expected ones.
import { rulebookOf } from '#ti4/rulebook.ts';
import { setUpScenario, computeOdds } from '#ti4/odds/index.ts';
import { ALL_SETS, SETUPS } from './setups.ts';
import { standardErrors, compareOdds } from './simulated-combats.ts';
import { readOptions } from '../lib/options.ts';

const { values } = readOptions('Plays combats through the engine and compares the results with computed odds.', {
  games: { type: 'string', default: '1000', about: 'combats of each setup' },
  only: { type: 'string', default: '', about: 'setups with this text in their name' },
  after: { type: 'string', default: '', about: 'setups after the named one' },
  seed: { type: 'string', default: 'check', about: 'random seed' },
});
const games = Number(values.games);
const book = rulebookOf([], ALL_SETS);
const number = (value: number): string => value.toFixed(5).padStart(9);

const has = (name: string, part: string): boolean => name.toLowerCase().includes(part.toLowerCase());
const names = Object.keys(SETUPS);
const first = values.after ? names.findIndex((name) => has(name, values.after)) + 1 : 0;
for (const name of names.slice(first).filter((one) => has(one, values.only))) {
  const scenario = SETUPS[name];
  const { lists, ...laid } = setUpScenario(book, scenario);
  const found = computeOdds(laid.state, laid.book, laid.place, laid.sides);
  console.log(`${name}\n  ${lists.attacker} against ${lists.defender}, ${games} times`);
  console.log(`  ${''.padEnd(14)} expected     found standard error  errors apart`);
  for (const one of compareOdds(laid, found, games, `${values.seed} ${name}`)) {
    const errors = standardErrors(one);
    if (errors > 4) process.exitCode = 1;
    console.log(
      `  ${one.what.padEnd(14)}${number(one.expected)} ${number(one.found)}      ${number(one.error)} ${errors.toFixed(1).padStart(13)}`,
    );
  }
  if (found.excluded.length) console.log(`  Not reckoned with: ${found.excluded.join(', ')}`);
}
