// Fuzzy matching of typed texts with names.
import { editDistance } from './edit-distance.ts';

/** Full words by their abbreviation, which is one word: "inf" is "infantry". */
export type Abbreviations = Readonly<Record<string, string>>;

/**
 * Folds a text for comparison: lower case, without accents and punctuation. An apostrophe joins the letters around it.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words to ignore, because the other words of a name identify it. */
const SMALL = new Set('a an and at from her his in into its my of on onto our the their to with your'.split(' '));

/** Strips a plural ending, so that one and several of a thing compare equal: "commodities" and "commodity". */
const singular = (word: string): string => word.replace(/(?<=.{3})ies$/, 'y').replace(/(?<=.{3})s$/, '');

/** Words of every sentence: they match only as whole words, never as the beginning or a misspelling of another. */
const COMMON = new Set(
  [
    'all any both each every everyone everything here home max maximum most none nothing other rest there these this',
    'those',
    'everybody',
    'nobody',
  ].flatMap((line) => line.split(' ').map(singular)),
);

/** Tells whether a word is so common that it must not match a part of a longer word: "all" in Mallice. */
export const isCommonWord = (word: string): boolean => COMMON.has(singular(word));

/** Minimum number of letters of a fragment that may match within a word. */
const MIN_FRAGMENT_LENGTH = 4;

/**
 * Tells whether a typed text is part of a name, both folded: from the start of a word, or anywhere if it has
 * `MIN_FRAGMENT_LENGTH` letters. Common words must be whole words of the name.
 */
export function isFragment(typed: string, name: string): boolean {
  if (typed === '') return false;
  const within = ` ${name} `;
  if (isCommonWord(typed)) return within.includes(` ${typed} `);
  return within.includes(` ${typed}`) || (typed.length >= MIN_FRAGMENT_LENGTH && name.includes(typed));
}

/** Words for the kind of a thing, typed next to its name: "the red player", "the planet Lodor". */
const KINDS = new Set(['planet', 'player', 'system']);

/** Returns the words that identify a thing; all words if none of them does. */
const telling = (words: readonly string[]): readonly string[] => {
  const found = words.filter((word) => !KINDS.has(word));
  return found.length ? found : words;
};

/** Returns the significant words of a text: in the singular, with abbreviations expanded. */
export const significantWords = (text: string, shorthand: Abbreviations = {}): string[] =>
  wordsIn(foldText(text), shorthand);

/** Returns the significant words of a text that is already folded. */
function wordsIn(text: string, shorthand: Abbreviations = {}): string[] {
  const said = text.split(' ').flatMap((word) => inFull(word, shorthand).split(' '));
  return telling(said.filter((word) => word !== '' && !SMALL.has(word))).map(singular);
}

/** Expands an abbreviation, also in the plural: "tgs" as "tg". */
function inFull(word: string, shorthand: Abbreviations): string {
  const short = [word, word.replace(/s$/, '')].find((one) => Object.hasOwn(shorthand, one));
  return short === undefined ? word : shorthand[short];
}

/** Returns how many typos are tolerated in a word of this length. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Tells whether a typed word equals another except for typos: letters wrong, missing, extra or swapped with a neighbor.
 */
export function isTypo(typed: string, word: string): boolean {
  const most = isCommonWord(typed) ? 0 : forgiven(typed.length);
  return most > 0 && Math.abs(typed.length - word.length) <= most && editDistance(typed, word) <= most;
}

/** Tells whether two routes, “from A to B”, can have the same origin; true if either text is no route. */
export function haveSameOrigin(typed: string, label: string, shorthand?: Abbreviations): boolean {
  const [from, to] = splitAtDestination(typed);
  const [labelFrom, labelTo] = splitAtDestination(label);
  if (to === undefined || labelTo === undefined) return true;
  const words = significantWords(labelFrom, shorthand);
  return significantWords(from, shorthand).every((word) =>
    words.some((one) => beginsWord(word, one) || isTypo(word, one)),
  );
}

const splitAtDestination = (text: string): readonly [before: string, after?: string] => {
  const at = text.toLowerCase().indexOf(' to ');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 4)];
};

/** A name in lower case without accents: with spaces, without spaces, and split into words. */
interface Name {
  whole: string;
  joined: string;
  words: readonly string[];
}

/** Returns the spellings of a name that is already folded. */
const nameIn = (whole: string, shorthand?: Abbreviations): Name => ({
  whole,
  joined: whole.replaceAll(' ', ''),
  words: wordsIn(whole, shorthand),
});

/** Tells whether a typed word begins another; a common word must equal it. */
export const beginsWord = (typed: string, word: string): boolean =>
  typed === word || (!isCommonWord(typed) && word.startsWith(typed));

/** Rules by which a typed name can match, the most certain first. */
const WAYS: ((typed: Name, name: Name) => boolean)[] = [
  (typed, name) => name.whole === typed.whole || name.joined === typed.joined,
  (typed, name) => `${name.whole} `.startsWith(`${typed.whole} `),
  (typed, name) => typed.words.every((word) => name.words.includes(word)),
  (typed, name) => beginsWord(typed.whole, name.whole) || beginsWord(typed.joined, name.joined),
  (typed, name) => typed.words.every((word) => name.words.some((one) => beginsWord(word, one))),
  // A few letters would match too many joined names.
  (typed, name) =>
    isFragment(typed.whole, name.whole) ||
    (typed.joined.length > MIN_FRAGMENT_LENGTH && !isCommonWord(typed.joined) && name.joined.includes(typed.joined)),
  (typed, name) =>
    isTypo(typed.joined, name.joined) ||
    typed.words.every((word) => name.words.some((one) => one === word || isTypo(word, one))),
];

/** Matches a number with a minus sign: no name contains one, and without the minus it would mean something else. */
export const NEGATIVE_NUMBER = /(?:^|\s)[-−–]\s?\d/u;

/** Index of things by all of their names. Every name is folded once, at the first look-up. */
export class NameIndex<T> {
  private readonly list: readonly T[];
  private readonly namesOf: (one: T) => readonly string[];
  private readonly shorthand: Abbreviations | undefined;
  private folds: readonly { one: T; wholes: readonly string[] }[] | undefined;
  private readonly known = new Map<Abbreviations | undefined, readonly { one: T; names: readonly Name[] }[]>();

  constructor(list: readonly T[], namesOf: (one: T) => readonly string[], shorthand?: Abbreviations) {
    this.list = list;
    this.namesOf = namesOf;
    this.shorthand = shorthand;
  }

  private by(shorthand: Abbreviations | undefined): readonly { one: T; names: readonly Name[] }[] {
    let all = this.known.get(shorthand);
    if (!all) {
      this.folds ??= this.list.map((one) => ({ one, wholes: this.namesOf(one).map(foldText) }));
      all = this.folds.map(({ one, wholes }) => ({ one, names: wholes.map((whole) => nameIn(whole, shorthand)) }));
      this.known.set(shorthand, all);
    }
    return all;
  }

  /**
   * Finds the things that a typed text may mean, by the most certain rule that matches anything: several if the text is
   * ambiguous, none if nothing is similar. `shorthand`: abbreviations to use instead of those of the index.
   */
  meantBy(typed: string, shorthand = this.shorthand): T[] {
    const wanted = nameIn(foldText(typed), shorthand);
    if (!wanted.whole || !wanted.words.length || NEGATIVE_NUMBER.test(typed)) return [];
    for (const way of WAYS) {
      const found = this.by(shorthand).filter(({ names }) => names.some((name) => way(wanted, name)));
      if (found.length) return found.map(({ one }) => one);
    }
    return [];
  }

  /** Finds the things whose first name consists of typed words only: "carrier with Harrugh" contains Harrugh. */
  namedIn(typed: string): T[] {
    const spoken = significantWords(typed, this.shorthand);
    return this.by(this.shorthand)
      .filter(({ names }) => names[0]?.words.every((word) => spoken.includes(word)))
      .map(({ one }) => one);
  }

  /** Finds the things that have a name with the same words as the typed text, in the same order. */
  sameWords(typed: string): T[] {
    const spoken = significantWords(typed, this.shorthand).join(' ');
    const all = spoken === '' ? [] : this.by(this.shorthand);
    return all.filter(({ names }) => names.some(({ words }) => words.join(' ') === spoken)).map(({ one }) => one);
  }
}

/**
 * Finds the items of a list that a typed text may mean: one look-up in a `NameIndex`. `namesOf`: all names of an item.
 */
export const fuzzyMatch = <T>(
  list: readonly T[],
  typed: string,
  namesOf: (one: T) => readonly string[],
  shorthand?: Abbreviations,
): T[] => new NameIndex(list, namesOf, shorthand).meantBy(typed);
