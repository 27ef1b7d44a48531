import { leadingEmojiTokens } from './emoji-tokens.ts';

/** Formats a count with its noun: "1 hit", "2 hits", "2 infantry". */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Formats a noun with its count if there are several: "Which unit" or "Which 2 units". */
export const formatSome = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : `${count} ${many}`;

/** Formats a die result with its article: "a 3", "an 8", "an 11". */
export const withArticle = (n: number): string => `${/^(8\d?|11|18)$/.test(`${n}`) ? 'an' : 'a'} ${n}`;

/** Formats a list: "a", "a and b", "a, b and c"; empty without parts. */
export const formatList = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;

/** Formats alternatives: "a", "a or b", "a, b or c". */
export const formatAlternatives = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} or ${parts[parts.length - 1]}`;

/** Says how many may be chosen: "Choose 2.", "Choose 1 or 2.", "Choose 1 to 3.", "Choose up to 3.". */
export function formatChoiceRange({ min, max }: { min: number; max: number }): string {
  if (min === max) return `Choose ${max}.`;
  return min ? `Choose ${min} ${max === min + 1 ? 'or' : 'to'} ${max}.` : `Choose up to ${max}.`;
}

/** Tells whether a text is only the name of a system with its position: "Arnor and Lor (209)". */
const isSystemName = (text: string): boolean =>
  /\(\d{3}\)$/.test(text) && !/[,;\d]| (?:at|from|in|on|to|with) /.test(text.slice(0, -'(209)'.length));

/**
 * Formats a list; with semicolons alone if a part is a list itself: "1 cruiser and 1 carrier; 2 fighters". The names of
 * systems end with their positions, which is clear enough: "Arnor and Lor (209), Nebula (207) and Quann (313)".
 */
export const formatLists = (parts: readonly string[]): string =>
  parts.length > 1 && parts.some((part) => /, | and /.test(part) && !isSystemName(part))
    ? parts.join('; ')
    : formatList(parts);

/** Formats notes behind a text: " (so far: 21 For; still to vote: Sol with 9)"; empty without notes. */
export const formatParentheses = (...notes: readonly string[]): string => {
  const told = notes.filter(Boolean);
  return told.length ? ` (${told.join('; ')})` : '';
};

/** Joins names with commas; with semicolons if one of them has a comma. */
export const joinNames = (names: readonly string[]): string =>
  names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');

/** Words that begin a sentence with a capital letter only because they begin it. */
const LOWERCASED_OPENERS = new RegExp(
  `^(?:${'All An? Another At Both Choose Each Enemy Every From If In Its? Leaders? Move Name No None Not Once Only Other Planets? Players? Production Ships? That The Their There These They This Those Too Units? Your?'.replaceAll(' ', '|')})\\b`,
);

/** Continues a sentence after a colon with another one: "There is none." as "there is none."; names keep capitals. */
export const afterColon = (sentence: string): string =>
  LOWERCASED_OPENERS.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

/** Writes a noun with its article: "an infantry", "a PDS", "a refinery on Lodor". */
export function withIndefiniteArticle(noun: string): string {
  const [thing = '', ...place] = noun.split(' on ');
  const named = /^[A-Z]{2}/.test(thing) ? thing : thing.toLowerCase();
  return [`${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${named}`, ...place].join(' on ');
}

/** Formats names and counts repeated ones: "2 Cultural Relic Fragments and Nano-Forge". */
export const formatCountedNames = (names: readonly string[]): string =>
  formatList(
    [...new Set(names)].map((name) => {
      const count = names.filter((one) => one === name).length;
      return count === 1 ? name : formatCount(count, name);
    }),
  );

/** Capitalizes the first letter of a sentence, even of a name, after any emoji tokens. */
export function capitalize(text: string): string {
  const at = leadingEmojiTokens(text).length;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

/**
 * Removes the subject from a line that stands below its name. Keeps it if others act too ("and"), or if the line says
 * what the subject is or has.
 */
export function stripSubject(name: string | undefined, line: string): string {
  if (name === undefined || !line.startsWith(`${name} `)) return line;
  const rest = line.slice(name.length + 1);
  return /^((and|is|has|have)\b|\()/.test(rest) ? line : rest;
}
