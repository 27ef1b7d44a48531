import { escapeCell, renderRulesPage } from './rules-page.ts';
import { rulesAccount, ti2Rules } from './ti2.ts';

const INTRO = [
  '# Rules of the second edition covered by tests',
  '',
  'The numbers are those of our own summary of the rules; a rule is covered when a test names it as',
  '`E2 7.12`. What is *proposed* is so in part at least: no source says it, and the decision is ours; `rulings-second.md` says which, and why.',
];

const BESIDE = [
  '## The account of the six phases, sentence by sentence',
  '',
  'The public account of the six phases, each sentence in our own words, with the rules that play it. Where a rule from elsewhere (the',
  'set-up tool that cites the rulebook, the page of races) or one of our own goes beyond the sentence or against it, the last column says so.',
  '',
];

const numbers = (ids: readonly string[]): string => ids.map((id) => `E2 ${id}`).join(', ');

function sentencesTold(): string[] {
  let number = 0;
  return rulesAccount.flatMap(({ heading, sentences }) => [
    `### ${heading}`,
    '',
    '| | what it says | played by | but |',
    '|---|---|---|---|',
    ...sentences.map(
      ({ about, rules, but = '' }) => `| ${++number} | ${escapeCell(about)} | ${numbers(rules)} | ${escapeCell(but)} |`,
    ),
    '',
  ]);
}

/**
 * Renders the page with every rule number of the second edition and the tests that name it, and the account of its six
 * phases with the rules that implement it.
 */
export const renderTi2Page = (): string =>
  renderRulesPage(ti2Rules, { intro: INTRO, after: [...BESIDE, ...sentencesTold()] });
