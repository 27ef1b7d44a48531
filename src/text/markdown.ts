import { isolateBidi, stripInvisible } from './sanitize.ts';
import { trimPartialToken } from './emoji-tokens.ts';

/** Addresses in it lead nowhere: an invisible sign parts them. */
const breakLinks = (text: string): string => text.replace(/:(?=\/\/)|\.(?=[\p{L}\p{N}-]+\/)/gu, '$&\u200b');

/** A text that has been cut off, without a joiner or half a surrogate pair at its end. */
function withoutHalfEmoji(text: string): string {
  let end = text.length;
  while (end > 0 && /[\uD800-\uDBFF\u200D]/.test(text[end - 1])) end--;
  return text.slice(0, end);
}

/** Shortens to a limit, saying that something was left out; no sign is cut in halves. */
export const truncate = (text: string, most: number): string =>
  text.length <= most ? text : `${trimPartialToken(withoutHalfEmoji(text.slice(0, Math.max(0, most - 1))))}…`;

/** Text from outside, so that it neither formats, nor mentions, nor links, nor changes how what is around it is read. */
export const escapeMarkdown = (text: string): string =>
  isolateBidi(
    breakLinks(stripInvisible(text)).replace(/[\\*_~`|>#[\]()<@-]/g, (sign) =>
      sign === '@' ? '@\u200b' : sign === '-' ? '-' : `\\${sign}`,
    ),
  );

/** The first line of a text. */
export const firstLine = (text: string): string => text.split('\n', 1)[0];

/** A text on one line, its white space single spaces. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Joins lines up to a limit; what does not fit is counted. */
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

/** The last of some lines, as many as a limit holds. */
export function lastLines(list: string[], most: number): string {
  let length = 0;
  const from = list.findLastIndex((line) => (length += line.length + 1) > most);
  return list.slice(from + 1).join('\n');
}

/** A moment as Discord shows it, in the reader's own time. */
export const formatTimestamp = (ms: number, style: 'R' | 't' | 'f' = 'R'): string =>
  `<t:${Math.floor(ms / 1000)}:${style}>`;
