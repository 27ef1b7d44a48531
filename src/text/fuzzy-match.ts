// How like what somebody types is to what something is called.

/** What others call something, by one word each: "inf" is "infantry". */
export type Abbreviations = Readonly<Record<string, string>>;

/** As it is compared: without capitals, accents and signs. An apostrophe joins what it stands between. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Of these it is told by the others what is meant. */
const SMALL = new Set('a an and at from her his in into its my of on onto our the their to with your'.split(' '));

/** One or several of it are the same. */
const singular = (word: string): string => word.replace(/(?<=.{3})s$/, '');

/** What something is, said beside its name: "the red player", "the planet Lodor". */
const KINDS = new Set(['planet', 'player', 'system']);

/** Of the words those that tell something apart; all of them where none does. */
const telling = (words: readonly string[]): readonly string[] => {
  const found = words.filter((word) => !KINDS.has(word));
  return found.length ? found : words;
};

/** What is said in a text, word by word; one or several of a thing are the same. */
export const significantWords = (text: string, shorthand: Abbreviations = {}): string[] =>
  wordsIn(foldText(text), shorthand);

/** The words of a text that has been folded already. */
function wordsIn(text: string, shorthand: Abbreviations = {}): string[] {
  const said = text.split(' ').flatMap((word) => inFull(word, shorthand).split(' '));
  return telling(said.filter((word) => word !== '' && !SMALL.has(word))).map(singular);
}

/** What is meant by a word that is short for something, whether of one or of several: "tgs" as "tg". */
function inFull(word: string, shorthand: Abbreviations): string {
  const short = [word, word.replace(/s$/, '')].find((one) => Object.hasOwn(shorthand, one));
  return short === undefined ? word : shorthand[short];
}

/** So many slips of the pen are forgiven in a word of such a length. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Whether one word is another but for slips of the pen: a letter wrong, missing, too many, or two that have changed places. */
export function isTypo(typed: string, word: string): boolean {
  const most = forgiven(typed.length);
  return most > 0 && Math.abs(typed.length - word.length) <= most && slips(typed, word) <= most;
}

/** How many slips lie between two words (Damerau's distance, without changing anything twice). */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      now[j] = Math.min(last[j] + 1, now[j - 1] + 1, last[j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        now[j] = Math.min(now[j], before[j - 2] + 1);
    }
    [before, last] = [last, now];
  }
  return last[b.length];
}

/** How a name is written: whole, joined, and by its words. */
interface Name {
  whole: string;
  joined: string;
  words: readonly string[];
}

/** A name that has been folded already. */
const nameIn = (whole: string, shorthand?: Abbreviations): Name => ({
  whole,
  joined: whole.replaceAll(' ', ''),
  words: wordsIn(whole, shorthand),
});

/** In which ways a name can be meant, the surest first. */
const WAYS: ((typed: Name, name: Name) => boolean)[] = [
  (typed, name) => name.whole === typed.whole || name.joined === typed.joined,
  (typed, name) => `${name.whole} `.startsWith(`${typed.whole} `),
  (typed, name) => typed.words.every((word) => name.words.includes(word)),
  (typed, name) => name.whole.startsWith(typed.whole) || name.joined.startsWith(typed.joined),
  (typed, name) => typed.words.every((word) => name.words.some((one) => one.startsWith(word))),
  // Of a few letters too much would have them in it.
  (typed, name) => name.whole.includes(typed.whole) || (typed.joined.length > 4 && name.joined.includes(typed.joined)),
  (typed, name) =>
    isTypo(typed.joined, name.joined) ||
    typed.words.every((word) => name.words.some((one) => one === word || isTypo(word, one))),
];

/** A number with a minus before it: nothing is called so, and it is not the same without the minus. */
export const NEGATIVE_NUMBER = /(?:^|\s)[-−–]\s?\d/u;

/** Things and all that each is called. Every name is folded once, when the first text is looked up. */
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
   * Finds what somebody means by what they type, in the surest way in which anything can be meant: several where it could be any of
   * these, none where nothing is called like it. `shorthand`: another than that of the index.
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

  /** Finds the things whose first name has no word that is not typed: "carrier with Harrugh" has Harrugh in it. */
  namedIn(typed: string): T[] {
    const spoken = significantWords(typed, this.shorthand);
    return this.by(this.shorthand)
      .filter(({ names }) => names[0]?.words.every((word) => spoken.includes(word)))
      .map(({ one }) => one);
  }

  /** Finds the things of which a name has the same words as what is typed, in the same order. */
  sameWords(typed: string): T[] {
    const spoken = significantWords(typed, this.shorthand).join(' ');
    const all = spoken === '' ? [] : this.by(this.shorthand);
    return all.filter(({ names }) => names.some(({ words }) => words.join(' ') === spoken)).map(({ one }) => one);
  }
}

/** Finds those of a list that somebody means by what they type: one look-up in a `NameIndex`. `namesOf`: all that one is called. */
export const fuzzyMatch = <T>(
  list: readonly T[],
  typed: string,
  namesOf: (one: T) => readonly string[],
  shorthand?: Abbreviations,
): T[] => new NameIndex(list, namesOf, shorthand).meantBy(typed);
