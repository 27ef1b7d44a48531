import { leadingEmojiTokens } from './emoji-tokens.ts';

/** "1 hit", "2 hits", "2 infantry": how many there are of something, and what they are called where there are several. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A number that a die shows, with its article: "a 3", "an 8", "an 11". */
export const withArticle = (n: number): string => `${/^(8\d?|11|18)$/.test(`${n}`) ? 'an' : 'a'} ${n}`;

/** "a", "a and b", "a, b and c"; empty of nothing. */
export const formatList = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;

/** "2 Cultural Relic Fragments and Nano-Forge": what is there several times is counted. */
export const formatCountedNames = (names: readonly string[]): string =>
  formatList(
    [...new Set(names)].map((name) => {
      const count = names.filter((one) => one === name).length;
      return count === 1 ? name : formatCount(count, name);
    }),
  );

/** A sentence begins with a capital, also with a name that does not, and whatever sign stands before it. */
export function capitalize(text: string): string {
  const at = leadingEmojiTokens(text).length;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

/** A sentence without the one it begins with, whose doings they are as what stands above says: not where others do it too, nor where it says what they are. */
export function stripSubject(name: string | undefined, line: string): string {
  if (name === undefined || !line.startsWith(`${name} `)) return line;
  const rest = line.slice(name.length + 1);
  return /^((and|is|has|have)\b|\()/.test(rest) ? line : rest;
}
