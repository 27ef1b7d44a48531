import { groupByMissing } from '../component-list.ts';
import { escapeCell, renderRulesPage } from './rules-page.ts';
import { ti3Rules } from './ti3.ts';

const INTRO = [
  '# Rules of the third edition covered by tests',
  '',
  'The numbers are those of our own summary of the rules of the base box; a rule is covered when a test names it as `E3 7.3`. What is *recalled* or *proposed* is so in part at least: no printed source was at hand for it, or none says it,',
  'and the decision is ours.',
];

const unplayed = (): string[] => [
  '## What is not played, and why',
  '',
  'Cards, pieces and tiles of the boxes that are missing, or are refereed in part and not dealt unless a table asks for it.',
  '',
  '| | how it stands | why |',
  '|---|---|---|',
  ...groupByMissing('ti3').map(
    ({ status, lacks, names }) => `| ${escapeCell(names.join(', '))} | ${status} | ${escapeCell(lacks)} |`,
  ),
  '',
];

/**
 * Renders the page with every rule number of the third edition and the tests that name it, and the rules that are not
 * played.
 */
export const renderTi3Page = (): string => renderRulesPage(ti3Rules, { intro: INTRO, before: unplayed() });
