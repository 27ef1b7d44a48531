// docs/rules-third.md: every rule number of the third edition's base box, and the tests that name it. `--missing` prints those without one.
import fs from 'node:fs';
import path from 'node:path';
import { reasons } from './components.ts';
import { rules, sections, testsByRule } from './coverage/third.ts';

const page = path.join(import.meta.dirname, '..', 'docs', 'rules-third.md');
const found = testsByRule();

export const untested = (): string[] => rules.filter(({ id, aside }) => !found.has(id) && aside === undefined).map(({ id }) => id);

const cell = (text: string): string => text.replace(/\|/g, '\\|');

type Rule = (typeof rules)[number];

function row({ id, about, mark = [], aside }: Rule): string {
  const tests = (found.get(id) ?? []).map(({ name, file }) => `${cell(name)} (${file})`).join('<br>');
  const said = tests || (aside === undefined ? '**not yet**' : `*no test needed: ${cell(aside)}*`);
  return `| ${id} | ${cell(about)}${mark.length ? ` *(${mark.join(', ')})*` : ''} | ${said} |`;
}

export function text(): string {
  const tested = rules.filter(({ id }) => found.has(id)).length;
  const marked = (mark: 'recalled' | 'proposed'): number => rules.filter((rule) => rule.mark?.includes(mark)).length;
  return [
    '# Rules of the third edition covered by tests',
    '',
    'Written by `npm run rules:third`. The numbers are those of our own summary of the rules of the base box; a rule is covered when a test',
    'names it as `E3 7.3`. What is *recalled* or *proposed* is so in part at least: no printed source was at hand for it, or none says it,',
    'and the decision is ours.',
    '',
    '| rules | tested | no test needed | not yet | recalled | proposed |',
    '|---|---|---|---|---|---|',
    `| ${rules.length} | ${tested} | ${rules.length - tested - untested().length} | ${untested().length} | ${marked('recalled')} | ${marked('proposed')} |`,
    '',
    '## What is not played, and why',
    '',
    'Cards, pieces and tiles of the boxes that are missing, or are refereed in part and not dealt unless a table asks for it.',
    '',
    '| | how it stands | why |',
    '|---|---|---|',
    ...reasons('ti3').map(({ status, lacks, names }) => `| ${cell(names.join(', '))} | ${status} | ${cell(lacks)} |`),
    '',
    ...sections.flatMap(({ number, name, rules: own }) => [`## ${number} ${name}`, '', '| | | |', '|---|---|---|', ...own.map(row), '']),
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--missing')) process.stdout.write(`${untested().join('\n')}\n`);
  else {
    fs.writeFileSync(page, text());
    process.stdout.write(`${page}\n`);
  }
}
