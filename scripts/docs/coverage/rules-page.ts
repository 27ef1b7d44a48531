import type { NumberedRules, Rule } from './numbered-rules.ts';
import type { TestName } from './ti4.ts';

export const escapeCell = (text: string): string => text.replace(/\|/g, '\\|');

function row({ id, about, mark = [], aside }: Rule, named: readonly TestName[] = []): string {
  const tests = named.map(({ name, file }) => `${escapeCell(name)} (${file})`).join('<br>');
  const said = tests || (aside === undefined ? '**not yet**' : `*no test needed: ${escapeCell(aside)}*`);
  return `| ${id} | ${escapeCell(about)}${mark.length ? ` *(${mark.join(', ')})*` : ''} | ${said} |`;
}

interface Around {
  intro: readonly string[];
  /** Text between the counts and the sections, and text after these. */
  before?: readonly string[];
  after?: readonly string[];
}

/** Renders the page with every rule number of an edition and the tests that name it. */
export function renderRulesPage(
  { rules, sections, testsByRule, untested }: NumberedRules,
  { intro, before = [], after = [] }: Around,
): string {
  const found = testsByRule();
  const tested = rules.filter(({ id }) => found.has(id)).length;
  const missing = untested().length;
  const marked = (mark: 'recalled' | 'proposed'): number => rules.filter((rule) => rule.mark?.includes(mark)).length;
  return [
    ...intro,
    '',
    '| rules | tested | no test needed | not yet | recalled | proposed |',
    '|---|---|---|---|---|---|',
    `| ${rules.length} | ${tested} | ${rules.length - tested - missing} | ${missing} | ${marked('recalled')} | ${marked('proposed')} |`,
    '',
    ...before,
    ...sections.flatMap(({ number, name, rules: own }) => [
      `## ${number} ${name}`,
      '',
      '| | | |',
      '|---|---|---|',
      ...own.map((rule) => row(rule, found.get(rule.id))),
      '',
    ]),
    ...after,
  ].join('\n');
}
