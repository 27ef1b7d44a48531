import { slipOf, wordsOf, type Shorthand } from '#text/fuzzy-match.ts';
import type { Named } from '#discord/format/option-labels.ts';

// What can be chosen, as it is called, and the names that people type for it.

export type Listed = Named & { off?: string; max?: number };

export const usable = ({ off, max }: Listed): boolean => !off && max !== 0;

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[;\n]|\s[+&](?=\s)/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?/g, ', ')
    .trim();

/** "To Quill (101)": something with one place, and that last. */
const WITH_PLACE = /^([^()]*\S)\s*\((\d{3})\)$/;

/** What something is called, made ready to be compared; its words where it comes to that. */
export class Entry {
  readonly one: Listed;
  readonly key: string;
  readonly names: readonly string[];
  private readonly shorthand: Shorthand | undefined;
  private known:
    { own: readonly string[]; words: readonly string[]; short: readonly (readonly string[])[] } | undefined;

  constructor(one: Listed, shorthand: Shorthand | undefined) {
    const { key, label, group } = one;
    this.one = one;
    this.key = key.toLowerCase();
    this.names = [label, ...(group === undefined ? [] : [`${label} (${group})`])].map(plainly);
    this.shorthand = shorthand;
  }

  private get both(): NonNullable<typeof this.known> {
    const { label, group = '' } = this.one;
    const [, name, place] = WITH_PLACE.exec(label) ?? [];
    return (this.known ??= {
      own: wordsOf(label, this.shorthand),
      words: wordsOf(`${label} ${group}`, this.shorthand),
      short: place === undefined ? [] : [wordsOf(name, this.shorthand), [place]],
    });
  }

  /** What names it in full though it is not the whole label: the name without its place, and the place. */
  get short(): readonly (readonly string[])[] {
    return this.both.short;
  }

  /** Of the label alone. */
  get own(): readonly string[] {
    return this.both.own;
  }

  /** Of label and group together. */
  get words(): readonly string[] {
    return this.both.words;
  }
}

/** The ways in which a name is meant, the surest first; only what none of the sure ones finds is looked for in the others. */
export const SURE = ['label', 'in-full', 'beginning', 'own', 'words'] as const;
export const LOOSE = ['own-begun', 'begun', 'in-full-slip', 'own-slip', 'slip'] as const;
export type By = 'key' | (typeof SURE)[number] | (typeof LOOSE)[number];

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const begins = (word: string, one: string): boolean => one === word || (!isNumber(word) && one.startsWith(word));
export const slips = (word: string, one: string): boolean =>
  begins(word, one) || (!isNumber(word) && slipOf(word, one));

export const every = (
  spoken: readonly string[],
  words: readonly string[],
  is: (word: string, one: string) => boolean,
): boolean => spoken.length > 0 && spoken.every((word) => words.some((one) => is(word, one)));

/** Every word, and no other: a cruiser is no Cruiser II. */
const inFull: typeof every = (spoken, words, is) => spoken.length === words.length && every(spoken, words, is);

/** What is looked for: as a key, as a name, and its words. */
interface Wanted {
  key: string;
  plain: string;
  spoken: readonly string[];
}

const MEANS: Record<By, (entry: Entry, wanted: Wanted) => boolean> = {
  key: (entry, { key }) => entry.key === key,
  label: ({ names }, { plain }) => names.includes(plain),
  'in-full': ({ own, short }, { spoken }) =>
    [own, ...short].some((words) => inFull(spoken, words, (word, one) => word === one)),
  beginning: ({ key, names }, { plain }) => key.startsWith(plain) || names.some((one) => one.startsWith(plain)),
  own: ({ own }, { spoken }) => every(spoken, own, (word, one) => word === one),
  words: ({ words }, { spoken }) => every(spoken, words, (word, one) => word === one),
  'own-begun': ({ own }, { spoken }) => every(spoken, own, begins),
  begun: ({ words }, { spoken }) => every(spoken, words, begins),
  'in-full-slip': ({ own }, { spoken }) => inFull(spoken, own, slips),
  'own-slip': ({ own }, { spoken }) => every(spoken, own, slips),
  slip: ({ words }, { spoken }) => every(spoken, words, slips),
};

/** What a name can mean in one way; what can be chosen just now goes before what cannot. */
function meaning(list: readonly Entry[], wanted: Wanted, by: By): Listed[] {
  const found = list.filter((entry) => MEANS[by](entry, wanted)).map(({ one }) => one);
  const open = found.filter(usable);
  return open.length ? open : found;
}

/** A name as it was typed, with what it can mean in each way: looked up once, however often it is read. */
export class Name {
  private readonly meanings = new Map<By, readonly Listed[]>();
  private readonly entries: readonly Entry[];
  private readonly wanted: Wanted;

  constructor(text: string, entries: readonly Entry[], shorthand: Shorthand | undefined) {
    this.entries = entries;
    this.wanted = { key: text.trim().toLowerCase(), plain: plainly(text), spoken: wordsOf(text, shorthand) };
  }

  meant(by: By): readonly Listed[] {
    let found = this.meanings.get(by);
    if (!found) this.meanings.set(by, (found = meaning(this.entries, this.wanted, by)));
    return found;
  }
}
