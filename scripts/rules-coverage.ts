// docs/rules-coverage.md: every rule number and ruling that concerns the base game, and the tests that name it.
// `--missing 58` prints what section 58 still lacks, `--missing` all; `--json` prints the counts.
import fs from 'node:fs';
import path from 'node:path';
import { aside, components, headings, named, noteIds, ruleIds, rulings, sections, type TestName } from './coverage/list.ts';

const page = path.join(import.meta.dirname, '..', 'docs', 'rules-coverage.md');
const found = named([...ruleIds, ...rulings]);

const covered = (id: string): boolean => found.has(id);
const missing = (id: string): boolean => !found.has(id) && !(id in aside) && !headings.has(id);

const cell = (text: string): string => text.replace(/\|/g, '\\|');
const tests = (list: TestName[]): string => list.map((one) => `${cell(one.name)} (${one.file})`).join('<br>');
const row = (id: string): string =>
  `| ${id} | ${covered(id) ? tests(found.get(id) ?? []) : id in aside ? `*no test needed: ${cell(aside[id] ?? '')}*` : '**not yet**'} |`;
const table = (ids: string[]): string[] => ['| | |', '|---|---|', ...ids.filter((id) => !headings.has(id)).map(row), ''];

export const counts = (): Record<'rules' | 'rulings', { all: number; tested: number; aside: number; missing: number }> => {
  const of = (ids: string[]) => ({
    all: ids.length,
    tested: ids.filter(covered).length,
    aside: ids.filter((id) => !covered(id) && id in aside).length,
    missing: ids.filter(missing).length,
  });
  return { rules: of(ruleIds), rulings: of(rulings) };
};

export function text(): string {
  const { rules, rulings: notes } = counts();
  return [
    '# Rules covered by tests',
    '',
    'Written by `npm run rules:coverage`. A rule or ruling is covered when a test names it; what a rule says is in the Rules Reference,',
    'and its number is the one printed there. `58 note 2a` is the second note under section 58, point a.',
    '',
    '| | all | tested | no test needed | not yet |',
    '|---|---|---|---|---|',
    `| rule numbers | ${rules.all} | ${rules.tested} | ${rules.aside} | ${rules.missing} |`,
    `| rulings | ${notes.all} | ${notes.tested} | ${notes.aside} | ${notes.missing} |`,
    '',
    ...sections.flatMap((section) => [`## ${section.number} ${section.name}`, '', ...table([...section.rules, ...noteIds(section)])]),
    '## Components',
    '',
    ...components.flatMap((one) => [`### ${one.name}`, '', ...table(noteIds(one))]),
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const at = process.argv.indexOf('--missing');
  if (at >= 0) {
    const wanted = process.argv[at + 1];
    const ids = [
      ...sections
        .filter((section) => !wanted || String(section.number) === wanted)
        .flatMap((section) => [...section.rules, ...noteIds(section)]),
      ...components.filter((one) => !wanted || one.name === wanted).flatMap(noteIds),
    ];
    process.stdout.write(`${ids.filter(missing).join('\n')}\n`);
  } else if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify(counts())}\n`);
  } else {
    fs.writeFileSync(page, text());
    process.stdout.write(`${page}\n${JSON.stringify(counts())}\n`);
  }
}
