// Breaks rules one at a time in a copy of the project and checks that a test naming the rule fails.
//   npm run -s tool -- break-rules --count 50 --seed 1     fifty drawn by a seed; --edition ti3, ti2
//   npm run -s tool -- break-rules --count 50 --skip 30    the last twenty of these fifty
//   npm run -s tool -- break-rules --only 58.4b            every break of one rule, or of one list (`--only sections-01`)
//   npm run -s tool -- break-rules --check                 only checks that each place is found
import { join } from 'node:path';
import { locateChange } from './breaks/locate-change.ts';
import { readSources } from './breaks/source-files.ts';
import { drawn, report, TrialTree } from './breaks/try-change.ts';
import {
  ruleBreaks as fourth,
  breaksByList,
  groupTestsById,
  idPattern,
  testNames,
  type Break,
} from '../docs/coverage/ti4.ts';
import { ti2Rules } from '../docs/coverage/ti2.ts';
import { ti3Rules } from '../docs/coverage/ti3.ts';
import { createSeededRandom } from '../lib/seeded-random.ts';
import { readOptions } from '../lib/options.ts';

const { values } = readOptions('Breaks rules one at a time in a copy; a test has to notice each.', {
  edition: { type: 'string', default: 'ti4', about: 'ti4, ti3 or ti2' },
  count: { type: 'string', default: '50', about: 'number drawn by the seed' },
  seed: { type: 'string', default: '1', about: 'random seed' },
  skip: { type: 'string', default: '0', about: 'number of drawn breaks to skip' },
  only: { type: 'string', default: '', about: 'breaks of this rule or list' },
  check: { type: 'boolean', default: false, about: 'only checks that each place is found' },
});

const numbered = { ti3: ti3Rules, ti2: ti2Rules }[values.edition];
const breaks = numbered?.breaks ?? fourth;
const found = numbered?.testsByRule() ?? groupTestsById(breaks.map(({ rule }) => rule), testNames()); // prettier-ignore
const patternOf = (rule: string): string => (numbered?.numberIn(rule) ?? idPattern(rule)).source;

function chosen(): Break[] {
  const { only, count, seed, skip } = values;
  if (!only) return drawn(breaks, Number(count), createSeededRandom(Number(seed))).slice(Number(skip));
  const listed = Object.entries(numbered ? {} : breaksByList()).flatMap(([name, list]) =>
    name.startsWith(only) ? list : [],
  );
  return [...breaks.filter(({ rule }) => rule === only || rule.startsWith(`${only} `)), ...listed];
}

if (values.check) {
  const sources = readSources(join(import.meta.dirname, '../..'));
  const problems = breaks.map((one) => locateChange(one, sources)).filter((place) => typeof place === 'string');
  console.log([...problems, `${breaks.length} breaks, ${problems.length} without a place.`].join('\n'));
  process.exitCode = problems.length ? 1 : 0;
} else {
  const tree = new TrialTree();
  const list = chosen();
  const missed = list.filter((one) => {
    const files = [...new Set((found.get(one.rule) ?? []).map(({ file }) => `test/${file}`))];
    const outcome = files.length
      ? tree.try(one, files, patternOf(one.rule))
      : { passed: 0, failed: 0, problem: `no test names ${one.rule}` };
    return !report(`${one.rule}  ${one.file}`, outcome);
  });
  tree.remove();
  console.log(
    JSON.stringify({
      broken: list.length,
      noticed: list.length - missed.length,
      unnoticed: missed.map(({ rule }) => rule),
    }),
  );
  process.exitCode = missed.length ? 1 : 0;
}
