import type { AmountOption, Spec } from '#engine';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { stripInvisible } from '#text/sanitize.ts';
import { isGuess } from './loose-input.ts';
import { parseAnswer } from './parse-answer.ts';
import { ListParserCache } from './parse-list.ts';

/** Reads typed counts of lines in the text field of a form, as a command reads them. */
export type CountReader = (
  lines: readonly AmountOption[],
  typed: string,
  proposed?: Record<string, number>,
) => { counts: Record<string, number>; isGuess?: true } | { problem: string };

/** Creates a reader that understands these abbreviations. It is for one form, whose lines it remembers. */
export function createCountReader(abbreviations: Abbreviations | undefined): CountReader {
  const readers = new ListParserCache();
  return (lines, typed, proposed = {}) => {
    const text = stripInvisible(typed);
    const spec: Spec = {
      kind: 'allot',
      prompt: '',
      amounts: lines as AmountOption[],
      proposed: ownCounts(lines, proposed),
    };
    const read = parseAnswer(spec, text, abbreviations, readers);
    if ('problem' in read) return { problem: escapeMarkdown(read.problem) };
    const counts = read.answer as Record<string, number>;
    return { counts, ...(isGuess(spec, text, abbreviations) && { isGuess: true as const }) };
  };
}

/** Returns the counts of these lines. */
const ownCounts = (lines: readonly AmountOption[], counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(lines.flatMap(({ key }) => (counts[key] ? [[key, counts[key]]] : [])));
