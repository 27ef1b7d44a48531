// Writes the rule numbers of each edition and the tests that name them to out/rules/, with a summary in docs/rules.md.
//   npm run -s rules
//   npm run -s rules -- --missing         the rules and rulings of all editions that no test names
//   npm run -s rules -- --missing 58      those of one section of the fourth edition
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counts, renderTi4Page, missing } from './coverage/ti4-page.ts';
import { components, noteIds, sections } from './coverage/ti4.ts';
import type { NumberedRules } from './coverage/numbered-rules.ts';
import { renderTi2Page } from './coverage/ti2-page.ts';
import { ti2Rules } from './coverage/ti2.ts';
import { renderTi3Page } from './coverage/ti3-page.ts';
import { ti3Rules } from './coverage/ti3.ts';

const root = join(import.meta.dirname, '../..');

/** Lists rules and rulings of the fourth edition without a test; `section` is a number or the name of a component. */
const missingFourth = (section: string | undefined): string[] =>
  [
    ...sections
      .filter(({ number }) => !section || String(number) === section)
      .flatMap((one) => [...one.rules, ...noteIds(one)]),
    ...components.filter(({ name }) => !section || name === section).flatMap(noteIds),
  ].filter(missing);

function row(name: string, numbered: NumberedRules): string {
  const found = numbered.testsByRule();
  const { rules } = numbered;
  const tested = rules.filter(({ id }) => found.has(id)).length;
  const untested = numbered.untested().length;
  return `| ${name} | ${rules.length} | ${tested} | ${rules.length - tested - untested} | ${untested} |`;
}

function summary(): string {
  const { rules, rulings } = counts();
  const fourth = ({ all, tested, aside, missing: without }: typeof rules): string =>
    `${all} | ${tested} | ${aside} | ${without} |`;
  return [
    '# Rules covered by tests',
    '',
    'Every rule number of the three editions has a test that names it, or a reason why none is needed: `test/coverage/coverage.test.ts` and',
    '`test/edition/numbered-rules.test.ts` fail otherwise. `npm run -s rules` writes the whole lists, each number with the names of its tests,',
    'into `out/rules/`, and this summary.',
    '',
    '| | all | tested | no test needed | not yet |',
    '|---|---|---|---|---|',
    `| Fourth edition, rule numbers of the Rules Reference | ${fourth(rules)}`,
    `| Fourth edition, rulings | ${fourth(rulings)}`,
    row('Third edition, our own numbers', ti3Rules),
    row('Second edition, our own numbers', ti2Rules),
    '',
    '## How tests name rules',
    '',
    '- Fourth edition: `58.4b` is a rule of the Rules Reference; `58 note 2a` is the second note under section 58, point a;',
    '  `Sabotage note 3` is a note about a component. The lists are `test/coverage/rules.json` and `test/coverage/rulings/`.',
    '- Third and second edition: `E3 7.3` and `E2 7.12` are numbers of our own summaries, `test/ti3/coverage/rules.json` and',
    '  `test/ti2/coverage/rules.json`. A rule marked *recalled* or *proposed* rests on our own decision; `docs/rulings-third.md` and',
    '  `docs/rulings-second.md` say which and why.',
    '- A rule that needs no test is listed with the reason in `test/coverage/aside/`, or beside its number.',
    '',
    '## Do the tests notice?',
    '',
    '`test/coverage/breaks/`, `test/ti3/coverage/breaks.json` and `test/ti2/coverage/breaks.json` hold changes that each break one rule.',
    '`npm run -s tool -- break-rules` makes them one at a time in a copy and runs the tests that name the rule. A change says which function it is in',
    'and what it replaces there; it is found again after names have changed or files have moved (`scripts/mutation/breaks/locate-change.ts`).',
    '',
  ].join('\n');
}

const at = process.argv.indexOf('--missing');
if (at >= 0) {
  const section = process.argv[at + 1];
  console.log(
    [...missingFourth(section), ...(section ? [] : [...ti3Rules.untested(), ...ti2Rules.untested()])].join('\n'),
  );
} else {
  mkdirSync(join(root, 'out/rules'), { recursive: true });
  for (const [name, page] of Object.entries({ fourth: renderTi4Page, third: renderTi3Page, second: renderTi2Page }))
    writeFileSync(join(root, `out/rules/${name}.md`), page());
  writeFileSync(join(root, 'docs/rules.md'), summary());
  console.log('Wrote out/rules/fourth.md, third.md, second.md and docs/rules.md.');
}
