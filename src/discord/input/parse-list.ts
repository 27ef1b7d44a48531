import { LESS_THAN_NOTHING, wordsOf, type Shorthand } from '#text/fuzzy-match.ts';
import { MAX_LIST_PARTS, tooManyParts } from '#text/list-parts.ts';
import { distinctly, type Named } from '#discord/format/option-labels.ts';
import { clip, singleSpaced } from '#text/markdown.ts';
import { countReadings, splitAtCounts } from './parse-counts.ts';
import { Entry, every, LOOSE, Name, slips, SURE, usable, type By, type Listed } from './parse-names.ts';

// What people type is read part by part: each is a count and a name, as in "2 infantry on Lodor".

/** A part of what was typed: how many of what; or what it could mean, where that is not one thing. */
export interface Part {
  text: string;
  count?: number;
  found?: Listed;
  couldBe: Listed[];
  /** The list has more parts than are read. */
  tooMany?: true;
}

/** How it is read: whether parts have counts, and what people call things for short. */
export interface Reading {
  counted: boolean;
  shorthand?: Shorthand | undefined;
}

/** Names with commas in them run over so many of the parts between commas at most. */
export const RUN = 5;
/** What stands between two parts; a plus sign with spaces around it, since keys and names may have one in them. */
export const SEPARATOR = /[,;\n]|\s[+&](?=\s)/;
/** Between two things in one part, whose white space is single spaces. */
const AND = / (?:and|with|plus) /i;

/** The one that is meant: copies of the same thing are alike, and each but a count is meant once only. */
function oneOf(meant: readonly Listed[], taken: ReadonlySet<string>, counted: boolean): Listed | undefined {
  const [first, ...others] = meant;
  if (!first || others.some(({ label, group }) => label !== first.label || group !== first.group)) return undefined;
  return counted ? first : (meant.find(({ key }) => !taken.has(key)) ?? first);
}

/** Reads lists of what can be chosen. Every name of the list, and every name that is typed, is folded once. */
export class PartReader {
  private readonly entries: readonly Entry[];
  private readonly reading: Reading;
  private readonly names = new Map<string, Name>();
  private readonly places = new Map<string, ReadonlySet<Listed>>();
  private taken = new Set<string>();

  constructor(list: readonly Listed[], reading: Reading) {
    this.reading = reading;
    this.entries = list.map((one) => new Entry(one, reading.shorthand));
  }

  /** The parts of what is typed; after `MAX_LIST_PARTS` one that says that there are too many. */
  read(text: string): Part[] {
    this.taken = new Set();
    const pieces = text.split(SEPARATOR).map(singleSpaced).filter(Boolean);
    const parts: Part[] = [];
    for (let i = 0; i < pieces.length;) {
      const { part, length } = this.next(pieces, i);
      parts.push(...(part.found || PLACE_ALONE.test(part.text) ? [part] : this.apart(part)));
      i += length;
      if (parts.length > MAX_LIST_PARTS)
        return [...parts.slice(0, MAX_LIST_PARTS), { text: pieces[i - 1], couldBe: [], tooMany: true }];
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
    const both = part.text.split(AND, MAX_LIST_PARTS + 1);
    if (both.length > 1 && !part.couldBe.length) {
      const read = both.map((one) => this.part(one, ['key', ...SURE, ...LOOSE]));
      if (read.every(({ found, couldBe }) => found ?? couldBe.length)) return read.map((one) => this.take(one));
    }
    const counted = this.reading.counted && !part.couldBe.length ? splitAtCounts(part.text, MAX_LIST_PARTS + 1) : [];
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

  private nameOf(text: string): Name {
    let name = this.names.get(text);
    if (!name) this.names.set(text, (name = new Name(text, this.entries, this.reading.shorthand)));
    return name;
  }

  /** Reads one part in the ways given, the surest first; what is named whole goes before a number and a name. */
  private part(text: string, ways: readonly By[]): Part {
    if (this.reading.counted && LESS_THAN_NOTHING.test(text)) return { text, couldBe: [] };
    const said = countReadings(text, this.reading.counted).map(({ name, count }) => ({
      name: this.nameOf(name),
      count,
    }));
    let couldBe: Listed[] = [];
    for (const by of ways) {
      for (const { name, count } of said) {
        const meant = name.meant(by);
        const found = oneOf(meant, this.taken, this.reading.counted);
        if (found) return { text, ...counting(count, found), found, couldBe: [] };
        if (meant.length && !couldBe.length) couldBe = [...meant];
      }
    }
    return { text, couldBe };
  }

  /** What stands at a place, by its words. */
  private at(place: string): ReadonlySet<Listed> {
    let there = this.places.get(place);
    if (!there) {
      const spoken = wordsOf(place, this.reading.shorthand);
      there = new Set(this.entries.filter(({ words }) => every(spoken, words, slips)).map(({ one }) => one));
      this.places.set(place, there);
    }
    return there;
  }

  /** "Carrier + 2 infantry from 303": a place that is said once is that of all that could be in several. */
  private placed(parts: Part[]): Part[] {
    const places = parts.map(({ text }) => placeIn(text));
    const read = parts.map((part, i) => {
      if (part.found || part.couldBe.length < 2) return part;
      for (const place of nearestPlaces(places, i)) {
        const there = this.at(place);
        const found = oneOf(
          part.couldBe.filter((one) => there.has(one)),
          this.taken,
          this.reading.counted,
        );
        const count = countReadings(part.text, this.reading.counted).find((one) => one.count !== undefined)?.count;
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

const PLACE = /(?:^| )(?:from|at|in|on|to|into) (?<place>.+)$/i;
const PLACE_ALONE = /^(?:from|at|in|on|to|into) \S/i;
const placeIn = (text: string): string | undefined => PLACE.exec(text)?.groups?.['place'];

/** A part may be at one of so many places: the nearest that are said. */
const MAX_PLACES_TRIED = 4;

/** The places that are said nearest to a part: those after it, then those before it. */
const nearestPlaces = (places: readonly (string | undefined)[], at: number): string[] =>
  [...new Set([...places.slice(at + 1), ...places.slice(0, at).reverse()].flatMap((place) => place ?? []))].slice(
    0,
    MAX_PLACES_TRIED,
  );

/** Readers of the lists that what is typed may be about: each list is made ready once. */
export class PartReaders {
  private readonly known = new Map<readonly Listed[], PartReader>();

  of(list: readonly Listed[], reading: Reading): PartReader {
    let reader = this.known.get(list);
    if (!reader) this.known.set(list, (reader = new PartReader(list, reading)));
    return reader;
  }
}

/** The parts of what is typed, each with what of the list it means. */
export const partsOf = (list: readonly Listed[], text: string, reading: Reading): Part[] =>
  new PartReader(list, reading).read(text);

/** So many names are said where something cannot be read. */
const NAMED = 4;
/** And so many of what it could mean. */
const MEANT = 12;

/** Why something typed cannot be read; `unknown`: the part of it that means nothing here, and `there` what there is instead. */
export interface Unread {
  problem: string;
  unknown?: { text: string; there: string };
}

/** Whether a list has more parts than are read. */
export const hasTooManyParts = (parts: readonly Part[]): boolean => parts.some(({ tooMany }) => tooMany);

/** What is wrong with what was typed: the first part that is not one thing, and what there is. */
export function problemOf(parts: readonly Part[], list: readonly Listed[]): Unread | undefined {
  const unclear = parts.find(({ found }) => !found);
  if (!unclear) return undefined;
  if (hasTooManyParts(parts)) return { problem: tooManyParts(parts) ?? '' };
  const called = distinctly(list);
  const names = (some: readonly Named[], most = NAMED): string => clip(some.slice(0, most).map(called).join(', '), 300);
  const typed = `"${clip(unclear.text, 40)}"`;
  if (unclear.couldBe.length) {
    const more = unclear.couldBe.length - MEANT;
    return {
      problem: `${typed} could mean several: ${names(unclear.couldBe, MEANT)}${more > 0 ? ` and ${more} more` : ''}.`,
    };
  }
  const open = list.filter(usable);
  const there = open.length
    ? `${open.length > NAMED ? 'For example' : 'There is'}: ${names(open)}.`
    : 'There is nothing to choose.';
  return { problem: `${typed} is not among the choices. ${there}`, unknown: { text: unclear.text, there } };
}
