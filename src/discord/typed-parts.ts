import { LESS_THAN_NOTHING, slipOf, wordsOf, type Shorthand } from '../words/likeness.ts';
import { distinctly, type Named } from './naming.ts';
import { clip } from './text.ts';

// What people type is read part by part: each is a count and a name, as in "2 infantry on Lodor".

export type Listed = Named & { off?: string; max?: number };

/** A part of what was typed: how many of what; or what it could mean, where that is not one thing. */
export interface Part {
  text: string;
  count?: number;
  found?: Listed;
  couldBe: Listed[];
}

/** How it is read: whether parts have counts, and what people call things for short. */
export interface Reading {
  counted: boolean;
  shorthand?: Shorthand | undefined;
}

/** "To Quill (101)": something with one place, and that last. */
const WITH_PLACE = /^([^()]*\S)\s*\((\d{3})\)$/;

/** What something is called, made ready to be compared; its words where it comes to that. */
class Entry {
  readonly one: Listed;
  readonly key: string;
  readonly names: readonly string[];
  private readonly shorthand: Shorthand | undefined;
  private known: { own: readonly string[]; words: readonly string[]; short: readonly (readonly string[])[] } | undefined;

  constructor(one: Listed, { shorthand }: Reading) {
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

export const usable = ({ off, max }: Listed): boolean => !off && max !== 0;

/** So many parts beyond what there is are read at most. */
const BEYOND = 20;
/** Names with commas in them run over so many of the parts between commas at most. */
export const RUN = 5;
/** What stands between two parts; a plus sign with spaces around it, since keys and names may have one in them. */
export const SEPARATOR = /[,;\n]|\s[+&](?=\s)/;
const AND = /\s+(?:and|with|plus)\s+/i;
/** Before the next count, where nothing else stands between two parts: "4 fighters 3 ground forces". */
const COUNT_AHEAD = /\s+(?=\d{1,3}\s*[x×]?\s*\p{L})/u;

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[;\n]|\s[+&](?=\s)/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/ *, */g, ', ')
    .trim();

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  all: Infinity,
};
/** A count and a name, or a name and a count. */
const COUNTED = [
  /^(?<count>\d{1,3})\s+(?<name>.+)$/s,
  /^(?<count>\d{1,3})\s*[x×]\s*(?<name>.+)$/s,
  /^(?<name>.+?)\s*[x×]\s*(?<count>\d{1,3})$/s,
];
const COUNTED_BY_WORD = new RegExp(`^(?<count>${Object.keys(NUMBERS).join('|')})\\s+(?<name>.+)$`, 'is');
const JOINED = /^(?<count>\d{1,3})(?<name>\p{L}.+)$/su;

/** How many of what a part can say. */
function readings(text: string, counted: boolean): { name: string; count?: number }[] {
  const found: { name: string; count?: number }[] = [{ name: text }];
  // "2 x ray" is two of "x ray" where there is such a thing, and else two of "ray".
  for (const form of counted ? [...COUNTED, COUNTED_BY_WORD, JOINED] : []) {
    const { count, name } = form.exec(text)?.groups ?? {};
    if (count !== undefined && name !== undefined) found.push({ name, count: NUMBERS[count.toLowerCase()] ?? Number(count) });
  }
  return found;
}

/** The ways in which a name is meant, the surest first; only what none of the sure ones finds is looked for in the others. */
const SURE = ['label', 'in-full', 'beginning', 'own', 'words'] as const;
const LOOSE = ['own-begun', 'begun', 'in-full-slip', 'own-slip', 'slip'] as const;
type By = 'key' | (typeof SURE)[number] | (typeof LOOSE)[number];

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const begins = (word: string, one: string): boolean => one === word || (!isNumber(word) && one.startsWith(word));
const slips = (word: string, one: string): boolean => begins(word, one) || (!isNumber(word) && slipOf(word, one));

const every = (spoken: readonly string[], words: readonly string[], is: (word: string, one: string) => boolean): boolean =>
  spoken.length > 0 && spoken.every((word) => words.some((one) => is(word, one)));

/** Every word, and no other: a cruiser is no Cruiser II. */
const inFull: typeof every = (spoken, words, is) => spoken.length === words.length && every(spoken, words, is);

/** What is looked for: as it was typed, and its words. */
interface Wanted {
  text: string;
  spoken: readonly string[];
}

const MEANS: Record<By, (entry: Entry, wanted: Wanted) => boolean> = {
  key: ({ key }, { text }) => key === text.trim().toLowerCase(),
  label: ({ names }, { text }) => names.includes(plainly(text)),
  'in-full': ({ own, short }, { spoken }) => [own, ...short].some((words) => inFull(spoken, words, (word, one) => word === one)),
  beginning: ({ key, names }, { text }) => key.startsWith(plainly(text)) || names.some((one) => one.startsWith(plainly(text))),
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

/** The one that is meant: copies of the same thing are alike, and each but a count is meant once only. */
function oneOf(meant: readonly Listed[], taken: ReadonlySet<string>, counted: boolean): Listed | undefined {
  const [first, ...others] = meant;
  if (!first || others.some(({ label, group }) => label !== first.label || group !== first.group)) return undefined;
  return counted ? first : (meant.find(({ key }) => !taken.has(key)) ?? first);
}

/** One after the other, all that is typed. */
class Reader {
  private readonly entries: readonly Entry[];
  private readonly reading: Reading;
  private readonly taken = new Set<string>();

  constructor(list: readonly Listed[], reading: Reading) {
    this.reading = reading;
    this.entries = list.map((one) => new Entry(one, reading));
  }

  read(text: string): Part[] {
    const pieces = text
      .split(SEPARATOR)
      .map((piece) => piece.trim())
      .filter(Boolean);
    const parts: Part[] = [];
    // Whoever types more than anybody could mean is told of the first part that is too many.
    for (let i = 0; i < pieces.length;) {
      if (parts.length > this.entries.length + BEYOND) return [...parts, { text: pieces[i], couldBe: [] }];
      const { part, length } = this.next(pieces, i);
      parts.push(...(part.found || PLACE_ALONE.test(part.text) ? [part] : this.apart(part)));
      i += length;
    }
    return this.placed(parts);
  }

  /** The part that begins at a piece: the whole of a key, of a name that runs over several pieces, or of one piece. */
  private next(pieces: readonly string[], i: number): { part: Part; length: number } {
    let part = this.part(pieces[i], ['key']);
    if (!part.found && this.reading.counted && pieces.length > 1 && PLACE_ALONE.test(pieces[i]))
      return { part: this.part(pieces[i], ['label']), length: 1 };
    for (let run = Math.min(RUN, pieces.length - i); run > 1 && !part.found; run--) {
      part = this.part(pieces.slice(i, i + run).join(', '), ['label']);
      if (part.found) return { part: this.take(part), length: run };
    }
    if (!part.found) part = this.part(pieces[i], SURE);
    return { part: this.take(part), length: 1 };
  }

  /** A piece that means nothing as it stands: two with an "and" between them, where each means something; else what is nearest to it. */
  private apart(part: Part): Part[] {
    const both = part.text.split(AND);
    if (both.length > 1 && !part.couldBe.length) {
      const read = both.map((one) => this.part(one, ['key', ...SURE, ...LOOSE]));
      if (read.every(({ found, couldBe }) => found ?? couldBe.length)) return read.map((one) => this.take(one));
    }
    const counted = this.reading.counted && !part.couldBe.length ? part.text.split(COUNT_AHEAD) : [];
    if (counted.length > 1) {
      const read = counted.map((one) => this.part(one, ['key', ...SURE, ...LOOSE]));
      if (read.every(({ found }) => found)) return read.map((one) => this.take(one));
    }
    return [part.couldBe.length ? part : this.take(this.part(part.text, LOOSE))];
  }

  private take(part: Part): Part {
    if (part.found) this.taken.add(part.found.key);
    return part;
  }

  /** Reads one part in the ways given, the surest first; what is named whole goes before a number and a name. */
  private part(text: string, ways: readonly By[]): Part {
    if (this.reading.counted && LESS_THAN_NOTHING.test(text)) return { text, couldBe: [] };
    const said = readings(text, this.reading.counted).map(({ name, count }) => ({
      wanted: { text: name, spoken: wordsOf(name, this.reading.shorthand) },
      count,
    }));
    let couldBe: Listed[] = [];
    for (const by of ways) {
      for (const { wanted, count } of said) {
        const meant = meaning(this.entries, wanted, by);
        const found = oneOf(meant, this.taken, this.reading.counted);
        if (found) return { text, ...counting(count, found), found, couldBe: [] };
        if (meant.length && !couldBe.length) couldBe = meant;
      }
    }
    return { text, couldBe };
  }

  /** "Carrier + 2 infantry from 303": a place that is said once is that of all that could be in several. */
  private placed(parts: Part[]): Part[] {
    const places = parts.map(({ text }) => placeIn(text));
    const read = parts.map((part, i) => {
      if (part.found || part.couldBe.length < 2) return part;
      for (const place of [...places.slice(i + 1), ...places.slice(0, i).reverse()]) {
        if (place === undefined) continue;
        const spoken = wordsOf(place, this.reading.shorthand);
        const there = this.entries.filter(({ one, words }) => part.couldBe.includes(one) && every(spoken, words, slips));
        const found = oneOf(
          there.map(({ one }) => one),
          this.taken,
          this.reading.counted,
        );
        const count = readings(part.text, this.reading.counted).find((one) => one.count !== undefined)?.count;
        if (found) return this.take({ text: part.text, ...counting(count, found), found, couldBe: [] });
      }
      return part;
    });
    // A place alone says where all the others are.
    return read.length > 1 ? read.filter(({ found, text }) => found ?? !PLACE_ALONE.test(text)) : read;
  }
}

const counting = (count: number | undefined, { max = 1 }: Listed): { count?: number } =>
  count === undefined ? {} : { count: count === Infinity ? max : count };

const PLACE = /(?:^|\s)(?:from|at|in|on|to|into)\s+(?<place>.+)$/i;
const PLACE_ALONE = /^(?:from|at|in|on|to|into)\s+\S/i;
const placeIn = (text: string): string | undefined => PLACE.exec(text)?.groups?.['place'];

/** The parts of what is typed, each with what of the list it means. */
export const partsOf = (list: readonly Listed[], text: string, reading: Reading): Part[] => new Reader(list, reading).read(text);

/** So many names are said where something cannot be read. */
const NAMED = 4;
/** And so many of what it could mean. */
const MEANT = 12;

/** Why something typed cannot be read; `unknown`: the part of it that means nothing here, and `there` what there is instead. */
export interface Unread {
  problem: string;
  unknown?: { text: string; there: string };
}

/** What is wrong with what was typed: the first part that is not one thing, and what there is. */
export function problemOf(parts: readonly Part[], list: readonly Listed[]): Unread | undefined {
  const unclear = parts.find(({ found }) => !found);
  if (!unclear) return undefined;
  const called = distinctly(list);
  const names = (some: readonly Named[], most = NAMED): string => clip(some.slice(0, most).map(called).join(', '), 300);
  const typed = `"${clip(unclear.text, 40)}"`;
  if (unclear.couldBe.length) {
    const more = unclear.couldBe.length - MEANT;
    return { problem: `${typed} could mean several: ${names(unclear.couldBe, MEANT)}${more > 0 ? ` and ${more} more` : ''}.` };
  }
  const open = list.filter(usable);
  const there = open.length ? `${open.length > NAMED ? 'For example' : 'There is'}: ${names(open)}.` : 'There is nothing to choose.';
  return { problem: `${typed} is not among the choices. ${there}`, unknown: { text: unclear.text, there } };
}
