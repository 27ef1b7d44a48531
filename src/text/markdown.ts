import { isolateBidi, stripInvisible } from './sanitize.ts';
import { trimPartialToken } from './emoji-tokens.ts';

/** Breaks the links in a text by inserting zero-width spaces. */
const breakLinks = (text: string): string => text.replace(/:(?=\/\/)|\.(?=[\p{L}\p{N}-]+\/)/gu, '$&\u200b');

/** Removes a joiner or half a surrogate pair from the end of a truncated text. */
function withoutHalfEmoji(text: string): string {
  let end = text.length;
  while (end > 0 && /[\uD800-\uDBFF\u200D]/.test(text[end - 1])) end--;
  return text.slice(0, end);
}

/** Truncates a text to `most` UTF-16 units, ending in "…", without cutting an emoji in half. */
export const truncate = (text: string, most: number): string =>
  text.length <= most ? text : `${trimPartialToken(withoutHalfEmoji(text.slice(0, Math.max(0, most - 1))))}…`;

/** Truncates a text after its last whole sentence that fits, unless that leaves out too much. */
export function truncateAtSentence(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, Math.max(0, most - 1)).lastIndexOf('. ') + 1;
  return end > most / 3 ? `${text.slice(0, end)} …` : truncate(text, most);
}

/** Escapes a text from outside, so that it cannot format, mention, link, or change how the text around it is read. */
export const escapeMarkdown = (text: string): string =>
  isolateBidi(
    breakLinks(stripInvisible(text)).replace(/[\\*_~`|>#[\]()<@-]/g, (sign) =>
      sign === '@' ? '@\u200b' : sign === '-' ? '-' : `\\${sign}`,
    ),
  );

/** Returns the first line of a text. */
export const firstLine = (text: string): string => text.split('\n', 1)[0];

/** Returns a text on one line, with white space collapsed to single spaces. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Joins lines up to a length limit and counts those that do not fit. */
export function joinWithinLimit(list: string[], most: number): string {
  const kept: string[] = [];
  let length = 0;
  for (const [index, line] of list.entries()) {
    if (length + line.length + 1 > most - 30) {
      kept.push(`… and ${list.length - index} more`);
      break;
    }
    kept.push(line);
    length += line.length + 1;
  }
  return kept.join('\n');
}

/** Joins as many of the last lines as a length limit allows. */
export function lastLines(list: string[], most: number): string {
  let length = 0;
  const from = list.findLastIndex((line) => (length += line.length + 1) > most);
  return list.slice(from + 1).join('\n');
}

/** Formats a Unix time in ms as a Discord timestamp, which readers see in their own time zone. */
export const formatTimestamp = (ms: number, style: 'R' | 't' | 'f' = 'R'): string =>
  `<t:${Math.floor(ms / 1000)}:${style}>`;
