import { NEGATIVE_NUMBER, significantWords, type Abbreviations } from '#text/fuzzy-match.ts';
import { MAX_LIST_PARTS, listLengthProblem } from '#text/list-parts.ts';
import { disambiguateLabels, type LabeledOption } from '#discord/format/option-labels.ts';
import { truncate, collapseWhitespace } from '#text/markdown.ts';
import { joinNames } from '#text/sentences.ts';
import { countReadings, splitAtCounts } from './parse-counts.ts';
import {
  IndexedOption,
  everyWord,
  FUZZY_MATCHERS,
  Name,
  matchesWithTypo,
  EXACT_MATCHERS,
  usable,
  type Matcher,
  type ListOption,
} from './parse-names.ts';

// Parses typed lists part by part; each part is a count and a name, as in "2 infantry on Lodor".

/** One part of a list: a count and its option, or the candidates if it does not name exactly one option. */
export interface ListPart {
  text: string;
  count?: number;
  option?: ListOption;
  candidates: ListOption[];
  /** The candidates differ from the text in their numbers only. */
  isNear?: true;
  /** Set if the list has too many parts: those beyond the limit are ignored. */
  tooMany?: true;
}

/** Grammar of a list: whether parts have counts, and the abbreviations that players use. */
export interface ListGrammar {
  counted: boolean;
  abbreviations?: Abbreviations | undefined;
}

/** Maximum number of comma-separated pieces that one name with commas can span. */
export const MAX_NAME_PIECES = 5;
/** Separator between parts. A plus sign or ampersand needs spaces around it, since keys and names may contain one. */
export const PART_SEPARATOR = /[,;\n]|\s[+&](?=\s)/;
/** Separator of two options within one part, in which all white space is single spaces. */
const AND = / (?:and|with|plus) /i;

/**
 * Returns the option that is meant; undefined if the matches differ. Identical copies are interchangeable, and without
 * counts each is chosen only once.
 */
function uniqueMatch(
  meant: readonly ListOption[],
  taken: ReadonlySet<string>,
  counted: boolean,
): ListOption | undefined {
  const [first, ...others] = meant;
  if (!first || others.some(({ label, group }) => label !== first.label || group !== first.group)) return undefined;
  return counted ? first : (meant.find(({ key }) => !taken.has(key)) ?? first);
}

/** Returns only the frequent options among several that a misspelled or abbreviated name could mean, if there are any. */
function preferFrequent(meant: readonly ListOption[], by: Matcher): readonly ListOption[] {
  const frequent = isFuzzy(by) ? meant.filter((one) => one.isFrequent) : [];
  return frequent.length ? frequent : meant;
}

/**
 * Of things with different names, returns the only one of which there are that many: "2 trade" means trade goods, of
 * which there are several, and no Trade Agreement.
 */
function preferPlentiful(meant: readonly ListOption[], count = 1): readonly ListOption[] {
  if (meant.length < 2 || count < 2 || count === Infinity) return meant;
  const [only, ...others] = meant.filter(({ max = count }) => max >= count);
  const isNamedLike = (one: ListOption): boolean => one !== only && one.label === only?.label;
  return only && !others.length && !meant.some(isNamedLike) ? [only] : meant;
}

const isFuzzy = (by: Matcher): boolean => FUZZY_MATCHERS.some((one) => one === by);

/** Parses lists of options. Normalizes every name of the list and every typed name only once. */
export class ListParser {
  private readonly entries: readonly IndexedOption[];
  private readonly reading: ListGrammar;
  private readonly names = new Map<string, Name>();
  private readonly places = new Map<string, ReadonlySet<ListOption>>();
  private taken = new Set<string>();

  constructor(list: readonly ListOption[], reading: ListGrammar) {
    this.reading = reading;
    this.entries = list.map((one) => new IndexedOption(one, reading.abbreviations));
  }

  /** Returns the parts of the text; after `MAX_LIST_PARTS`, one more part with `tooMany`. */
  read(text: string): ListPart[] {
    this.taken = new Set();
    const pieces = text.split(PART_SEPARATOR).map(collapseWhitespace).filter(Boolean);
    const parts: ListPart[] = [];
    for (let i = 0; i < pieces.length;) {
      const { part, length } = this.next(pieces, i);
      parts.push(...(part.option || PLACE_ALONE.test(part.text) ? [part] : this.apart(part)));
      i += length;
      if (parts.length > MAX_LIST_PARTS)
        return [...parts.slice(0, MAX_LIST_PARTS), { text: pieces[i - 1], candidates: [], tooMany: true }];
    }
    return this.placed(parts);
  }

  /** Parses the part that begins at a piece: a whole key, a name that spans several pieces, or one piece. */
  private next(pieces: readonly string[], i: number): { part: ListPart; length: number } {
    let part = this.part(pieces[i], ['key']);
    if (!part.option && this.reading.counted && pieces.length > 1 && PLACE_ALONE.test(pieces[i]))
      return { part: this.part(pieces[i], ['label']), length: 1 };
    for (let run = Math.min(MAX_NAME_PIECES, pieces.length - i); run > 1 && !part.option; run--) {
      part = this.part(pieces.slice(i, i + run).join(', '), ['label']);
      if (part.option) return { part: this.take(part), length: run };
    }
    if (!part.option) part = this.part(pieces[i], EXACT_MATCHERS);
    return { part: this.take(part), length: 1 };
  }

  /** Splits an unmatched piece at "and" or at counts if every resulting part has a match; else matches it fuzzily. */
  private apart(part: ListPart): ListPart[] {
    const both = part.text.split(AND, MAX_LIST_PARTS + 1);
    if (both.length > 1 && !part.candidates.length) {
      const read = both.map((one) => this.part(one, ['key', ...EXACT_MATCHERS, ...FUZZY_MATCHERS]));
      if (read.every(({ option, candidates }) => option ?? candidates.length)) return read.map((one) => this.take(one));
    }
    const counted = this.reading.counted && !part.candidates.length ? splitAtCounts(part.text, MAX_LIST_PARTS + 1) : [];
    if (counted.length > 1) {
      const read = counted.map((one) => this.part(one, ['key', ...EXACT_MATCHERS, ...FUZZY_MATCHERS]));
      if (read.every(({ option }) => option)) return read.map((one) => this.take(one));
    }
    if (part.candidates.length) return [part];
    const fuzzy = this.take(this.part(part.text, FUZZY_MATCHERS));
    return [fuzzy.option || fuzzy.candidates.length || this.reading.counted ? fuzzy : this.nearby(fuzzy)];
  }

  /** Finds the options whose labels differ from an unmatched part in their numbers only: "Pay 5" is near "Pay 4". */
  private nearby(part: ListPart): ListPart {
    const near = this.entries.filter((entry) => usable(entry.one) && entry.differsInNumbers(part.text));
    return near.length ? { ...part, candidates: near.map(({ one }) => one), isNear: true } : part;
  }

  private take(part: ListPart): ListPart {
    if (part.option) this.taken.add(part.option.key);
    return part;
  }

  private nameOf(text: string): Name {
    let name = this.names.get(text);
    if (!name) this.names.set(text, (name = new Name(text, this.entries, this.reading.abbreviations)));
    return name;
  }

  /**
   * Parses one part with the given matchers, the strictest first. A whole name takes precedence over a number and a
   * name.
   */
  private part(text: string, ways: readonly Matcher[]): ListPart {
    if (this.reading.counted && NEGATIVE_NUMBER.test(text)) return { text, candidates: [] };
    const said = countReadings(text, this.reading.counted).map(({ name, count }) => ({
      name: this.nameOf(name),
      count,
    }));
    let couldBe: ListOption[] = [];
    for (const by of ways) {
      for (const { name, count } of said) {
        const meant = preferPlentiful(preferFrequent(name.meant(by), by), count);
        const found = uniqueMatch(meant, this.taken, this.reading.counted);
        if (found) return { text, ...withCount(count, found), option: found, candidates: [] };
        if (meant.length && !couldBe.length) couldBe = [...meant];
      }
    }
    return { text, candidates: couldBe };
  }

  /** Returns the options whose words match a place. */
  private at(place: string): ReadonlySet<ListOption> {
    let there = this.places.get(place);
    if (!there) {
      const spoken = significantWords(place, this.reading.abbreviations);
      there = new Set(
        this.entries.filter(({ words }) => everyWord(spoken, words, matchesWithTypo)).map(({ one }) => one),
      );
      this.places.set(place, there);
    }
    return there;
  }

  /** Resolves ambiguous parts by a place named elsewhere: "Carrier + 2 infantry from 303". */
  private placed(parts: ListPart[]): ListPart[] {
    const places = parts.map(({ text }) => placeIn(text));
    const read = parts.map((part, i) => {
      if (part.option || part.candidates.length < 2) return part;
      for (const place of nearestPlaces(places, i)) {
        const there = this.at(place);
        const found = uniqueMatch(
          part.candidates.filter((one) => there.has(one)),
          this.taken,
          this.reading.counted,
        );
        const count = countReadings(part.text, this.reading.counted).find((one) => one.count !== undefined)?.count;
        if (found) return this.take({ text: part.text, ...withCount(count, found), option: found, candidates: [] });
      }
      return part;
    });
    // A place alone applies to all other parts.
    return read.length > 1 ? read.filter(({ option, text }) => option ?? !PLACE_ALONE.test(text)) : read;
  }
}

const withCount = (count: number | undefined, { max = 1 }: ListOption): { count?: number } =>
  count === undefined ? {} : { count: count === Infinity ? max : count };

const PLACE = /(?:^| )(?:from|at|in|on|to|into) (?<place>.+)$/i;
const PLACE_ALONE = /^(?:from|at|in|on|to|into) \S/i;
const placeIn = (text: string): string | undefined => PLACE.exec(text)?.groups?.['place'];

/** Maximum number of places of other parts that are tried for an ambiguous part. */
const MAX_PLACES_TRIED = 4;

/** Returns the places nearest to a part: those after it, then those before it. */
const nearestPlaces = (places: readonly (string | undefined)[], at: number): string[] =>
  [...new Set([...places.slice(at + 1), ...places.slice(0, at).reverse()].flatMap((place) => place ?? []))].slice(
    0,
    MAX_PLACES_TRIED,
  );

/** Caches one parser for each list of options. */
export class ListParserCache {
  private readonly known = new Map<readonly ListOption[], ListParser>();

  of(list: readonly ListOption[], reading: ListGrammar): ListParser {
    let reader = this.known.get(list);
    if (!reader) this.known.set(list, (reader = new ListParser(list, reading)));
    return reader;
  }
}

/** Parses a text into parts, each with its option. */
export const parseList = (list: readonly ListOption[], text: string, reading: ListGrammar): ListPart[] =>
  new ListParser(list, reading).read(text);

/** Maximum number of options listed for an unknown part. */
const MAX_NAMED = 4;
/** Maximum number of candidates listed for an ambiguous part. */
const MAX_CANDIDATES = 12;

/**
 * The reason why a text cannot be parsed. `unknown` is the part without a match, and `there` lists the available
 * options.
 */
export interface ParseFailure {
  problem: string;
  unknown?: { text: string; there: string };
}

export const hasTooManyParts = (parts: readonly ListPart[]): boolean => parts.some(({ tooMany }) => tooMany);

/** Tells which options are open, and how to choose none of them: "Choose from: Sabotage, or Pass." */
function listOpen(labels: readonly string[], more: string, decline: string | undefined): string {
  if (!labels.length)
    return decline === undefined ? 'You have nothing to choose from.' : `You can choose only: ${decline}.`;
  const isSplit = decline === undefined && !more && labels.length > 1;
  const [names, last] = isSplit ? [labels.slice(0, -1), labels[labels.length - 1]] : [labels, decline];
  const listed = `${truncate(joinNames(names), 300)}${more}`;
  if (last === undefined) return `Choose from: ${listed}.`;
  return `Choose from: ${listed}${/[;,]/.test(last) || listed.includes(';') ? '; ' : ', or '}${last}.`;
}

/**
 * Describes the first part that does not match exactly one option, with the available options; undefined if all parts
 * match. `decline`: label for choosing none of them, if that is possible.
 */
export function findParseFailure(
  parts: readonly ListPart[],
  list: readonly ListOption[],
  decline?: string,
): ParseFailure | undefined {
  const unclear = parts.find(({ option }) => !option);
  if (!unclear) return undefined;
  if (hasTooManyParts(parts)) return { problem: listLengthProblem(parts) ?? '' };
  const called = disambiguateLabels(list);
  const names = (some: readonly LabeledOption[], most = MAX_NAMED): string =>
    truncate(joinNames(some.slice(0, most).map(called)), 300);
  const typed = `“${truncate(unclear.text, 40)}”`;
  if (unclear.candidates.length) {
    const more = unclear.candidates.length - MAX_CANDIDATES;
    if (unclear.isNear) return { problem: `I don't know ${typed} here. Did you mean ${names(unclear.candidates)}?` };
    return {
      problem: `${typed} can mean several things: ${names(unclear.candidates, MAX_CANDIDATES)}${more > 0 ? ` and ${more} more` : ''}.`,
    };
  }
  const open = list.filter((one) => usable(one) && !one.isCorrective);
  const more = open.length > MAX_NAMED + 1 ? ` and ${open.length - MAX_NAMED} others` : '';
  const there = listOpen(open.slice(0, more ? MAX_NAMED : open.length).map(called), more, decline);
  return { problem: `I don't know ${typed} here. ${there}`, unknown: { text: unclear.text, there } };
}
