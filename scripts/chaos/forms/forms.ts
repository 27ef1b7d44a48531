import { compareForms } from './compare-forms.ts';
import { readOptions } from '../../lib/options.ts';

// npm run -s tool -- forms --edition ti4 --games 100 [--from 1] [--every 1] [--json]

const { values } = readOptions(
  'Compares forms, typed lines and proposals with those of a twin game that differs in hidden cards.',
  {
    edition: { type: 'string', default: 'ti4', about: 'ti4, ti3 or ti2' },
    games: { type: 'string', default: '3', about: 'number of games' },
    from: { type: 'string', default: '1', about: 'number of the first game' },
    every: { type: 'string', default: '1', about: 'compares every n-th question' },
    json: { type: 'boolean', default: false, about: 'prints JSON' },
  },
);

/** Smallest number of forms reaching something face down for a meaningful run. */
const REACHED = 1_000;

const found = compareForms({
  edition: values.edition,
  games: Number(values.games),
  from: Number(values.from),
  every: Number(values.every),
  progress: ({ games, forms, reached, differences }) => {
    if (!values.json)
      console.log(
        `${games} games: ${forms} forms, ${reached} end at something face down, ${differences.length} differ`,
      );
  },
});
if (values.json) console.log(JSON.stringify(found));
else {
  for (const difference of found.differences) console.log(difference);
  console.log(
    `${found.questions} questions, ${found.forms} forms, ${found.typed} typed lines; ${found.differences.length} differences.`,
  );
  if (found.reached < REACHED)
    console.log(`Only ${found.reached} forms reached something face down: that proves nothing, play more games.`);
}
process.exitCode = found.differences.length ? 1 : found.reached < REACHED ? 2 : 0;
