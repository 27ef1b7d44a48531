/** Line breaks of every kind. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const SPACES = /[\p{Zs}\u200b\u2060\ufeff]/gu;
/** What is not seen: the direction of a text, joiners, variants of a sign. */
const UNSEEN = /[\p{Cf}\ufe0e\ufe0f]/gu;
const CONTROL = /[^\P{Cc}\n]/gu;
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * Rewrites a pasted text in plain characters: digits and letters of full width as usual ones, every dash as a hyphen, every
 * space and control character as a space; only line breaks stay.
 */
export const plainText = (text: string): string =>
  text
    .replace(BREAKS, '\n')
    .replace(SPACES, ' ')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(CONTROL, ' ')
    .replace(DASHES, '-');

/** The language of a block of code: "```text". */
const CODE_LANGUAGE = /```[a-z]+(?=\s)/gi;
/** Line breaks and tabs as JSON writes them. */
const ESCAPED = /\\[nrt]/g;
/** Quotes, brackets, and what Discord and forums mark text with; a center stands in braces, which stay. */
const WRAPPING = /["'`´‘’‚‛“”„‟()<>[\]«»‹›「」『』【】〈〉《》|*~\\]/g;

/** Takes away what a text is wrapped in. */
export const unwrapped = (text: string): string =>
  text.replace(CODE_LANGUAGE, ' ').replace(ESCAPED, ' ').replace(WRAPPING, ' ');

const NUMBER = /\d/;
const WORD = /\p{L}{2}/u;
/** Names of a place without a tile are no title. */
const NO_TITLE = /empty|none|null/i;

/** Whether a line is text between which a map stands: it has words and no numbers. */
const isTitle = (line: string): boolean => WORD.test(line) && !NUMBER.test(line) && !NO_TITLE.test(line);

/** Takes away lines without numbers before and after those with some. */
function withoutTitles(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => !isTitle(line));
  const last = lines.findLastIndex((line) => !isTitle(line));
  return first < 0 ? text : lines.slice(first, last + 1).join('\n');
}

/** The colon after a label: "map: 18", "map:18", and not that of "87A:60". */
const LABEL_END = /(?<=\p{L}{2}):|:(?=\s|$)/u;
/** A label may speak of some numbers, as "6 players"; what names more is a map. */
const NUMBERS_IN_LABEL = 3;

function isLabel(text: string): boolean {
  return WORD.test(text) && text.split(/\s+/).filter((word) => NUMBER.test(word)).length <= NUMBERS_IN_LABEL;
}

const COMMAND = /^\s*[/!][a-z_]+(?:\s+[a-z_]{2,})*(?=\s)/i;

/** Takes away what stands in front of a map: labels with a colon, and a command. */
function withoutLabels(text: string): string {
  let rest = text;
  for (let end = LABEL_END.exec(rest); end && isLabel(rest.slice(0, end.index)); end = LABEL_END.exec(rest))
    rest = rest.slice(end.index + 1);
  return rest.replace(COMMAND, '');
}

/** Takes away what people write around a map: titles, labels, commands, and the full stop of a sentence. */
export const withoutProse = (text: string): string =>
  withoutLabels(withoutTitles(text))
    .trim()
    .replace(/(?<!\.)\.$/, '');
