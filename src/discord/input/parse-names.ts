import {
  beginsWord,
  haveSameOrigin,
  isCommonWord,
  isTypo,
  significantWords,
  type Abbreviations,
} from '#text/fuzzy-match.ts';
import type { LabeledOption } from '#discord/format/option-labels.ts';

// Matches typed names with the names of options.

/** `isFrequent`: if a misspelled name could mean several options, it means this one. */
export type ListOption = LabeledOption & { plural?: string; max?: number; isCorrective?: true; isFrequent?: true };

export const usable = ({ disabledReason, max }: ListOption): boolean => !disabledReason && max !== 0;

const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    // What a player has changes while an answer is typed, and it names nothing.
    .replace(/\bof your \d+\b/g, 'of your')
    .replace(/[;\n]|\s[+&](?=\s)/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?/g, ', ')
    .trim();

/** Blanks the numbers of a text, except positions of systems: "pay 4 at quill (101)" as "pay # at quill (101)". */
const blankNumbers = (text: string): string => text.replace(/(?<![\d(])\d+(?!\d)/g, '#');

/** A label with one place, at its end: "To Quill (101)", but not "From 000 to Quill (101)". */
const WITH_PLACE = /^([^()\d]*[^()\d\s])\s*\((\d{3})\)$/;

/** An option with its normalized names; its words are computed when they are first needed. */
export class IndexedOption {
  readonly one: ListOption;
  readonly key: string;
  readonly names: readonly string[];
  private readonly shorthand: Abbreviations | undefined;
  private known:
    { own: readonly string[]; words: readonly string[]; short: readonly (readonly string[])[] } | undefined;

  constructor(one: ListOption, shorthand: Abbreviations | undefined) {
    const { key, label, group } = one;
    this.one = one;
    this.key = key.toLowerCase();
    this.names = [label, ...(group === undefined ? [] : [`${label} (${group})`, `${label} at ${group}`])].map(
      normalizeText,
    );
    this.shorthand = shorthand;
  }

  private get both(): NonNullable<typeof this.known> {
    const { label, group = '' } = this.one;
    const [, name, place] = WITH_PLACE.exec(label) ?? [];
    return (this.known ??= {
      own: significantWords(label, this.shorthand),
      words: significantWords(`${label} ${group}`, this.shorthand),
      short: place === undefined ? [] : [significantWords(name, this.shorthand), [place]],
    });
  }

  /** Tells whether a text differs from the label in its numbers only, other than positions of systems. */
  differsInNumbers(text: string): boolean {
    const typed = normalizeText(text);
    return this.names.some((name) => name !== typed && blankNumbers(name) === blankNumbers(typed));
  }

  /** Words that name the option in full without the whole label: the name without its place, and the place. */
  get short(): readonly (readonly string[])[] {
    return this.both.short;
  }

  /** Words of the label. */
  get own(): readonly string[] {
    return this.both.own;
  }

  /** Words of the label and the group. */
  get words(): readonly string[] {
    return this.both.words;
  }
}

/** Matchers from the strictest to the fuzziest. Fuzzy ones are used only if no exact one finds a match. */
export const EXACT_MATCHERS = ['label', 'in-full', 'beginning', 'own', 'words'] as const;
export const FUZZY_MATCHERS = ['own-begun', 'begun', 'in-full-slip', 'own-slip', 'slip'] as const;
export type Matcher = 'key' | (typeof EXACT_MATCHERS)[number] | (typeof FUZZY_MATCHERS)[number];

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const isPrefix = (word: string, one: string): boolean => one === word || (!isNumber(word) && beginsWord(word, one));
export const matchesWithTypo = (word: string, one: string): boolean =>
  isPrefix(word, one) || (!isNumber(word) && isTypo(word, one));

export const everyWord = (
  spoken: readonly string[],
  words: readonly string[],
  is: (word: string, one: string) => boolean,
): boolean => spoken.length > 0 && spoken.every((word) => words.some((one) => is(word, one)));

/** Tells whether the words match exactly, with none left over: "cruiser" does not match Cruiser II. */
const sameWords: typeof everyWord = (spoken, words, is) =>
  spoken.length === words.length && everyWord(spoken, words, is);

/** A typed name: as a key, as a normalized name, and as words. */
interface Wanted {
  key: string;
  plain: string;
  spoken: readonly string[];
  shorthand: Abbreviations | undefined;
}

/** Returns the beginning of a name that a text must be: a common word begins a name only as a whole word. */
const asBeginning = (plain: string): string => (isCommonWord(plain) ? `${plain} ` : plain);

const MATCHERS: Record<Matcher, (entry: IndexedOption, wanted: Wanted) => boolean> = {
  key: (entry, { key }) => entry.key === key,
  label: ({ names }, { plain }) => names.includes(plain),
  'in-full': ({ own, short }, { spoken }) =>
    [own, ...short].some((words) => sameWords(spoken, words, (word, one) => word === one)),
  beginning: ({ key, names }, { plain }) => [key, ...names].some((one) => one.startsWith(asBeginning(plain))),
  own: ({ own }, { spoken }) => everyWord(spoken, own, (word, one) => word === one),
  words: ({ words }, { spoken }) => everyWord(spoken, words, (word, one) => word === one),
  'own-begun': ({ own }, { spoken }) => everyWord(spoken, own, isPrefix),
  begun: ({ words }, { spoken }) => everyWord(spoken, words, isPrefix),
  'in-full-slip': ({ own }, { spoken }) => sameWords(spoken, own, matchesWithTypo),
  'own-slip': ({ own }, { spoken }) => everyWord(spoken, own, matchesWithTypo),
  slip: ({ words }, { spoken }) => everyWord(spoken, words, matchesWithTypo),
};

/** Returns the options that match a name with one matcher; available options take precedence over others. */
function matchOptions(list: readonly IndexedOption[], wanted: Wanted, by: Matcher): ListOption[] {
  const found = list
    .filter((entry) => MATCHERS[by](entry, wanted) && haveSameOrigin(wanted.plain, entry.one.label, wanted.shorthand))
    .map(({ one }) => one);
  const open = found.filter(usable);
  return open.length ? open : found;
}

/** A typed name that caches its matches for each matcher. */
export class Name {
  private readonly meanings = new Map<Matcher, readonly ListOption[]>();
  private readonly entries: readonly IndexedOption[];
  private readonly wanted: Wanted;

  constructor(text: string, entries: readonly IndexedOption[], shorthand: Abbreviations | undefined) {
    this.entries = entries;
    this.wanted = {
      key: text.trim().toLowerCase(),
      plain: normalizeText(text),
      spoken: significantWords(text, shorthand),
      shorthand,
    };
  }

  meant(by: Matcher): readonly ListOption[] {
    let found = this.meanings.get(by);
    if (!found) this.meanings.set(by, (found = matchOptions(this.entries, this.wanted, by)));
    return found;
  }
}
