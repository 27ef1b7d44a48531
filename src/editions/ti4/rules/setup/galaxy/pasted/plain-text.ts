/** Line breaks of every kind. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const SPACES = /[\p{Zs}\u200b\u2060\ufeff]/gu;
/** Invisible characters: text direction, joiners and variation selectors. */
const UNSEEN = /[\p{Cf}\ufe0e\ufe0f]/gu;
const CONTROL = /[^\P{Cc}\n]/gu;
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * Converts a pasted text to plain characters: full-width digits and letters to normal ones, dashes to hyphens, and
 * spaces and control characters to spaces; only line breaks stay.
 */
export const plainText = (text: string): string =>
  text
    .replace(BREAKS, '\n')
    .replace(SPACES, ' ')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(CONTROL, ' ')
    .replace(DASHES, '-');

/** The language of a code block: "```text". */
const CODE_LANGUAGE = /```[a-z]+(?=\s)/gi;
/** Line breaks and tabs as JSON escapes them. */
const ESCAPED = /\\[nrt]/g;
/** Quotes, brackets and the markup of Discord and forums; braces stay, since they may hold the center. */
const WRAPPING = /["'`´‘’‚‛“”„‟()<>[\]«»‹›「」『』【】〈〉《》|*~\\]/g;

/** Removes quotes, brackets and markup from a text. */
export const unwrapped = (text: string): string =>
  text.replace(CODE_LANGUAGE, ' ').replace(ESCAPED, ' ').replace(WRAPPING, ' ');

const NUMBER = /\d/;
const WORD = /\p{L}{2}/u;
/** Names for a position without a tile, which are not a title. */
const NO_TITLE = /empty|none|null/i;

/** Tells whether a line is text around a map: it has words and no numbers. */
const isTitle = (line: string): boolean => WORD.test(line) && !NUMBER.test(line) && !NO_TITLE.test(line);

/** Removes lines without numbers before and after the map. */
function withoutTitles(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => !isTitle(line));
  const last = lines.findLastIndex((line) => !isTitle(line));
  return first < 0 ? text : lines.slice(first, last + 1).join('\n');
}

/** The colon after a label, as in "map: 18" and "map:18", but not in "87A:60". */
const LABEL_END = /(?<=\p{L}{2}):|:(?=\s|$)/u;
/** Maximum count of numbers in a label, as in "6 players"; text with more is a map. */
const NUMBERS_IN_LABEL = 3;

function isLabel(text: string): boolean {
  return WORD.test(text) && text.split(/\s+/).filter((word) => NUMBER.test(word)).length <= NUMBERS_IN_LABEL;
}

const COMMAND = /^\s*[/!][a-z_]+(?:\s+[a-z_]{2,})*(?=\s)/i;

function withoutLabelsInFront(text: string): string {
  let rest = text;
  for (let end = LABEL_END.exec(rest); end && isLabel(rest.slice(0, end.index)); end = LABEL_END.exec(rest))
    rest = rest.slice(end.index + 1);
  return rest;
}

/** Removes labels with a colon in front of a map and of each of its lines ("Ring 1:"), and a command in front. */
const withoutLabels = (text: string): string =>
  withoutLabelsInFront(text).split('\n').map(withoutLabelsInFront).join('\n').replace(COMMAND, '');

/** Removes the text that users write around a map: titles, labels, commands, and the period of a sentence. */
export const withoutProse = (text: string): string =>
  withoutLabels(withoutTitles(text))
    .trim()
    .replace(/(?<!\.)\.$/, '');
