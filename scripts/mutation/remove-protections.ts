// Removes each protection in turn in a copy of this tree and checks that its test then fails.
//   npm run -s tool -- remove-protections                         all protections
//   npm run -s tool -- remove-protections --only nonce         those with this text in their name
//   npm run -s tool -- remove-protections --shard 2/4          the second of each four
//   npm run -s tool -- remove-protections --count 60 --seed 1  sixty drawn by a seed
//   npm run -s tool -- remove-protections --check              only checks that each place is found
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateChange, type Change } from './breaks/locate-change.ts';
import { readSources } from './breaks/source-files.ts';
import { drawn, report, TrialTree } from './breaks/try-change.ts';
import { createSeededRandom } from '../lib/seeded-random.ts';
import { readOptions } from '../lib/options.ts';

/** A protecting line of code, the code without it, and the test that must fail. */
interface Protection extends Change {
  name: string;
  test: string;
  /** Text in the names of the tests to run. All tests if left out. */
  only?: string;
}

const { values } = readOptions('Removes protections one at a time in a copy; a test has to notice each.', {
  only: { type: 'string', default: '', about: 'those with this text in their name' },
  shard: { type: 'string', default: '1/1', about: 'N/M: the N-th of each M' },
  count: { type: 'string', about: 'number drawn by the seed' },
  seed: { type: 'string', default: '1', about: 'random seed' },
  check: { type: 'boolean', default: false, about: 'only checks that each place is found' },
});

const root = join(import.meta.dirname, '../..');
const all = JSON.parse(readFileSync(join(root, 'test/coverage/protections.json'), 'utf8')) as Protection[];
const [nth = 1, of = 1] = values.shard.split('/').map(Number);
const wanted = all.filter(({ name }, i) => name.includes(values.only) && i % of === nth - 1);
const list =
  values.count === undefined ? wanted : drawn(wanted, Number(values.count), createSeededRandom(Number(values.seed)));

if (values.check) {
  const sources = readSources(root);
  const problems = list.map((one) => locateChange(one, sources)).filter((place) => typeof place === 'string');
  console.log([...problems, `${list.length} protections, ${problems.length} without a place.`].join('\n'));
  process.exitCode = problems.length ? 1 : 0;
} else {
  const tree = new TrialTree();
  const missed = list.filter((one) => !report(`${one.name} (${one.test})`, tree.try(one, [one.test], one.only)));
  tree.remove();
  console.log(
    missed.length
      ? `${missed.length} were not noticed: ${missed.map(({ name }) => name).join('; ')}`
      : 'All were noticed.',
  );
  process.exitCode = missed.length ? 1 : 0;
}
