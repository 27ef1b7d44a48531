import {
  exemptRules,
  components,
  headings,
  groupTestsById,
  noteIds,
  ruleIds,
  rulings,
  sections,
  type TestName,
} from './ti4.ts';
import { escapeCell } from './rules-page.ts';

const found = groupTestsById([...ruleIds, ...rulings]);

const covered = (id: string): boolean => found.has(id);
export const missing = (id: string): boolean => !found.has(id) && !(id in exemptRules) && !headings.has(id);

const tests = (list: TestName[]): string => list.map((one) => `${escapeCell(one.name)} (${one.file})`).join('<br>');
const row = (id: string): string =>
  `| ${id} | ${covered(id) ? tests(found.get(id) ?? []) : id in exemptRules ? `*no test needed: ${escapeCell(exemptRules[id] ?? '')}*` : '**not yet**'} |`;
const table = (ids: string[]): string[] => [
  '| | |',
  '|---|---|',
  ...ids.filter((id) => !headings.has(id)).map(row),
  '',
];

/** Counts the rule numbers and rulings, and those that tests name. */
export const counts = (): Record<
  'rules' | 'rulings',
  { all: number; tested: number; aside: number; missing: number }
> => {
  const of = (ids: string[]) => ({
    all: ids.length,
    tested: ids.filter(covered).length,
    aside: ids.filter((id) => !covered(id) && id in exemptRules).length,
    missing: ids.filter(missing).length,
  });
  return { rules: of(ruleIds), rulings: of(rulings) };
};

/** Renders the page with every rule number and ruling and the tests that name it. */
export function renderTi4Page(): string {
  const { rules, rulings: notes } = counts();
  return [
    '# Rules of the fourth edition covered by tests',
    '',
    'A rule or ruling is covered when a test names it; what a rule says is in the Rules Reference, and its number is the one printed there.',
    '`58 note 2a` is the second note under section 58, point a.',
    '',
    '| | all | tested | no test needed | not yet |',
    '|---|---|---|---|---|',
    `| rule numbers | ${rules.all} | ${rules.tested} | ${rules.aside} | ${rules.missing} |`,
    `| rulings | ${notes.all} | ${notes.tested} | ${notes.aside} | ${notes.missing} |`,
    '',
    ...sections.flatMap((section) => [
      `## ${section.number} ${section.name}`,
      '',
      ...table([...section.rules, ...noteIds(section)]),
    ]),
    '## Components',
    '',
    ...components.flatMap((one) => [`### ${one.name}`, '', ...table(noteIds(one))]),
  ].join('\n');
}
