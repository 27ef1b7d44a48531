import { enclosingDeclarations } from './enclosing-declarations.ts';
import { tokensOf, type Token } from './tokens.ts';

// Finds a piece of code after names have changed and files have moved.

/** A change to one place in the code: `find` is replaced with `replace`. */
export interface Change {
  /** File of the place when the change was written. */
  file: string;
  /** The enclosing function, constant or property, by its name when the change was written. */
  within?: string;
  find: string;
  replace: string;
}

/** A place in a file and its replacement text, in which changed names are updated. */
export interface Place {
  file: string;
  start: number;
  end: number;
  replace: string;
}

/** Code files, read on demand. */
export interface Sources {
  files: () => readonly string[];
  has: (file: string) => boolean;
  read: (file: string) => string;
}

interface Match extends Place {
  /** Share of names that are unchanged, from 0 to 1. */
  likeness: number;
}

/** Smallest likeness at which a piece of the same shape counts as a match. */
const ALIKE = 0.4;
/** Smallest likeness for a match in another file, where the pattern must also have at least `LONG` tokens. */
const ALIKE_ELSEWHERE = 0.6;
const LONG = 8;
/** Likeness lost for each reworded text: less than for a changed name. */
const REWORDED = 0.001;
/**
 * Patterns with at least this many tokens match the only piece of their shape in the file, even if all names differ.
 */
const SHORT = 4;

/** Returns the place of a change, or an error message if there is none or several equally likely ones. */
export function locateChange(change: Change, sources: Sources): Place | string {
  const here = sources.has(change.file) ? locateIn(change, change.file, sources) : 'no';
  if (typeof here !== 'string' || here === 'several') return typeof here === 'string' ? problem(change, here) : here;
  if (tokensOf(change.find).length < LONG) return problem(change, here);
  const elsewhere = sources
    .files()
    .filter((file) => file !== change.file)
    .flatMap((file) => matchesIn(change, file, sources.read(file)))
    .filter(({ likeness }) => likeness >= ALIKE_ELSEWHERE);
  const found = likeliest(elsewhere);
  return typeof found === 'string' ? problem(change, found) : found;
}

const problem = ({ file }: Change, what: string): string => `${file}: the code to replace is found in ${what} places`;

function locateIn(change: Change, file: string, sources: Sources): Place | string {
  const text = sources.read(file);
  const at = text.indexOf(change.find);
  if (at >= 0 && !text.includes(change.find, at + 1))
    return { file, start: at, end: at + change.find.length, replace: change.replace };
  const alike = matchesIn(change, file, text);
  if (alike.length === 1 && tokensOf(change.find).length >= SHORT) return alike[0];
  const all = alike.filter(({ likeness }) => likeness >= ALIKE);
  const inside =
    change.within === undefined
      ? []
      : all.filter(({ start }) => enclosingDeclarations(text, start).includes(change.within ?? ''));
  return likeliest(inside.length ? inside : all);
}

function likeliest(matches: readonly Match[]): Match | string {
  const best = Math.max(0, ...matches.map(({ likeness }) => likeness));
  const [first, ...others] = matches.filter(({ likeness }) => likeness === best);
  if (!first) return 'no';
  return others.length ? 'several' : first;
}

/** Finds all pieces of a file with the same tokens as the pattern, apart from names that were changed consistently. */
function matchesIn(change: Change, file: string, text: string): Match[] {
  const wanted = tokensOf(change.find);
  if (!wanted.length) return [];
  const tokens = tokensOf(text);
  return tokens.flatMap((_, i) => {
    const changed = i + wanted.length <= tokens.length ? changesFrom(wanted, tokens, i) : undefined;
    if (!changed) return [];
    const { names } = changed;
    const same = [...names].filter(([was, is]) => was === is).length;
    const [start, end] = [tokens[i].start, tokens[i + wanted.length - 1].end];
    const rewordings = wanted.filter((token, k) => !token.isName && token.text !== tokens[i + k].text).length;
    const likeness = (names.size ? same / names.size : 1) - rewordings * REWORDED;
    return [{ file, start, end, likeness, replace: withChanges(change.replace, changed) }];
  });
}

/** Tells whether two tokens that are not names are equal; texts for players may have any wording. */
const isSame = (one: string, other: string): boolean =>
  one === other || (isText(one) && isText(other) && one[0] === other[0]);

/** Tells whether a token is a literal of several words. */
const isText = (token: string): boolean => /^['"`}].*\s/s.test(token);

/** Changes of a pattern since it was written: its names and texts, each with the present one. */
interface Changes {
  names: ReadonlyMap<string, string>;
  texts: ReadonlyMap<string, string>;
}

/** Maps the names and texts of a pattern to those of the tokens from `from` on. Undefined if the shapes differ. */
function changesFrom(pattern: readonly Token[], tokens: readonly Token[], from: number): Changes | undefined {
  const names = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const [i, { text, isName }] of pattern.entries()) {
    const token = tokens[from + i];
    if (token.isName !== isName || (!isName && !isSame(token.text, text))) return undefined;
    if (isName && (names.get(text) ?? token.text) !== token.text) return undefined;
    (isName ? names : texts).set(text, token.text);
  }
  return new Set(names.values()).size === names.size ? { names, texts } : undefined;
}

/** Replaces names and reworded texts in a piece of code. */
function withChanges(code: string, { names, texts }: Changes): string {
  let result = '';
  let end = 0;
  for (const { text, isName, start, end: next } of tokensOf(code)) {
    result += code.slice(end, start) + ((isName ? names : texts).get(text) ?? text);
    end = next;
  }
  return result + code.slice(end);
}
