import { specProblem, orderLength, type Answer, type Spec } from '#engine';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import { LIMITS } from '#discord/limits.ts';
import { withTypedCount } from '#text/counted-labels.ts';
import { disambiguateLabels, type LabeledOption } from '#discord/format/option-labels.ts';
import { truncate, collapseWhitespace } from '#text/markdown.ts';
import { formatCount } from '#text/sentences.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { suggestCorrections } from './suggestions.ts';
import { usable, type ListOption } from './parse-names.ts';
import {
  hasTooManyParts,
  parseList,
  ListParserCache,
  findParseFailure,
  MAX_NAME_PIECES,
  PART_SEPARATOR,
  type ListPart,
  type ParseFailure,
} from './parse-list.ts';

/**
 * The parsed answer, or a `problem` in one sentence; `meant` lists possible corrections, each with the rest of the
 * input.
 */
export type ParsedAnswer = { answer: Answer } | (ParseFailure & { meant?: Choice[] });

const PASS_WORDS = ['pass', 'none'];
const PROPOSED_WORDS = ['proposed', 'suggested'];
const NOTHING_WORDS = ['nothing', 'none'];
const ALL_WORDS = ['all', 'everything', 'max'];

/**
 * Parses a typed answer: keys, names, or words that only one option has, separated by commas, plus signs or "and". For
 * counts, parts like "2 cruisers at 205" have a number. Prefixes of words and small typos are accepted if they are
 * unambiguous. `readers` caches list parsers for callers that parse several texts for one question.
 */
export function parseAnswer(
  spec: Spec,
  text: string,
  shorthand?: Abbreviations,
  readers = new ListParserCache(),
): ParsedAnswer {
  switch (spec.kind) {
    case 'none':
      return { problem: spec.reason };
    case 'number': {
      const number = Number(text.trim());
      return text.trim() && Number.isInteger(number)
        ? { answer: number }
        : { problem: `Type a whole number, ${spec.min} to ${spec.max}.` };
    }
    case 'choose':
    case 'order':
      return parseChoices(spec, text, { shorthand, readers });
    case 'allot':
      return parseCounts(spec, text, { shorthand, readers });
  }
}

interface ReadBy {
  shorthand: Abbreviations | undefined;
  readers: ListParserCache;
}

function parseChoices(
  spec: Extract<Spec, { kind: 'choose' | 'order' }>,
  text: string,
  { shorthand, readers }: ReadBy,
): ParsedAnswer {
  if (
    spec.kind === 'choose' &&
    spec.min === 0 &&
    (!text.trim() || isKeyword(spec.options, text, [...PASS_WORDS, ...nothingLabels(spec)]))
  )
    return { answer: [] };
  const open = spec.options.filter(usable);
  if (spec.kind === 'choose' && spec.max > 1 && open.length <= spec.max && isKeyword(spec.options, text, ALL_WORDS))
    return { answer: open.map(({ key }) => key) };
  const parts = readers.of(spec.options, { counted: false, abbreviations: shorthand }).read(text);
  return (
    failureOf(parts, spec.options, declineOf(spec)) ?? {
      // "Lazar and Sakulag" is one system, although two names are typed.
      answer: [...new Set(parts.flatMap(({ option }) => option?.key ?? []))],
    }
  );
}

/** Returns the label for choosing nothing, if that is allowed: "Pass", "Keep it". */
function declineOf(spec: Exclude<Spec, { kind: 'none' | 'number' }>): string | undefined {
  if (spec.kind === 'choose') return spec.min === 0 ? (spec.emptyLabel ?? 'Pass') : undefined;
  if (spec.kind === 'order' || specProblem(spec, {}) !== undefined) return undefined;
  return spec.emptyLabel ?? 'Nothing';
}

/** Label of the button that chooses nothing: "Move nothing". */
const nothingLabels = ({ emptyLabel }: { emptyLabel?: string }): string[] =>
  emptyLabel === undefined ? [] : [emptyLabel.toLowerCase()];

function parseCounts(
  spec: Extract<Spec, { kind: 'allot' }>,
  text: string,
  { shorthand, readers }: ReadBy,
): ParsedAnswer {
  if (isKeyword(spec.amounts, text, PROPOSED_WORDS)) return { answer: spec.proposed };
  if (!text.trim() || isKeyword(spec.amounts, text, [...NOTHING_WORDS, ...nothingLabels(spec)])) return { answer: {} };
  const lines: readonly ListOption[] = spec.amounts;
  if (isKeyword(spec.amounts, text, ALL_WORDS))
    return {
      answer: Object.fromEntries(
        lines.flatMap((one) => (usable(one) && !one.isCorrective ? [[one.key, one.max ?? 1]] : [])),
      ),
    };
  const parts = readers.of(spec.amounts, { counted: true, abbreviations: shorthand }).read(text);
  const counts: Record<string, number> = {};
  for (const { option, count = 1 } of parts) if (option) counts[option.key] = (counts[option.key] ?? 0) + count;
  return failureOf(parts, spec.amounts, declineOf(spec)) ?? { answer: counts };
}

/** Reports the first unreadable part, with suggestions if it is ambiguous. */
function failureOf(
  parts: readonly ListPart[],
  list: readonly ListOption[],
  decline: string | undefined,
): (ParseFailure & { meant?: Choice[] }) | undefined {
  const problem = findParseFailure(parts, list, decline);
  const several = !hasTooManyParts(parts) && parts.find(({ option }) => !option)?.candidates.length;
  return problem && several ? { ...problem, meant: suggestCorrections(parts, list, ({ key }) => key) } : problem;
}

/** Returns up to 25 completions, each a whole value for the option. */
export function completeAnswer(
  spec: Spec,
  typed: string,
  shorthand?: Abbreviations,
): { name: string; value: string }[] {
  if (spec.kind === 'none') return [];
  if (spec.kind === 'number') {
    const numbers = Array.from({ length: Math.min(spec.max - spec.min + 1, 200) }, (_, i) => String(spec.min + i));
    return numbers
      .filter((number) => number.startsWith(typed.trim()))
      .slice(0, LIMITS.choices)
      .map((number) => ({ name: number, value: number }));
  }
  const counted = spec.kind === 'allot';
  const all: ListOption[] = counted ? spec.amounts : spec.options;
  const list = all.filter(usable);
  const called = disambiguateLabels(all);
  const { before, last } = splitLastPart(list, typed);
  // These words are complete answers: nothing follows them.
  if (
    [...PASS_WORDS, ...PROPOSED_WORDS, ...NOTHING_WORDS].some((word) =>
      isKeyword(all, withoutSeparators(before), [word]),
    )
  )
    return [];
  const parts = parseList(all, before, { counted, abbreviations: shorthand });
  if (hasTooManyParts(parts)) return [];
  const words = (of: (one: ListOption, count?: number) => string): string[] =>
    parts.map(({ text, count, option }) => (option ? of(option, count) : text));
  const named = (one: ListOption, count?: number): string => withCount(called(one), count, one);
  const head = { name: words(named), value: words(({ key }, count) => withCount(key, count)) };
  const most = spec.kind === 'choose' ? spec.max : spec.kind === 'order' ? orderLength(spec) : list.length;
  if (parts.length > 0 && parts.length >= most)
    return parts.length > most ? [] : withinLimits([{ name: head.name.join(', '), value: head.value.join(', ') }]);
  const [, count = '', word = ''] = counted
    ? (/^(\d{1,3} )?(.*)$/s.exec(collapseWhitespace(last)) ?? [])
    : [undefined, '', last];
  const wanted = word.toLowerCase();
  const used = new Set(parts.map(({ option }) => option?.key));
  const found =
    most === 0
      ? []
      : list
          .filter(
            (one) =>
              !used.has(one.key) &&
              (called(one).toLowerCase().includes(wanted) || one.key.toLowerCase().includes(wanted)),
          )
          .filter((one) => one.max === undefined || Number(count || 1) <= one.max)
          .map((one) => ({
            name: [...head.name, named(one, count ? Number(count) : undefined)].join(', '),
            value: [...head.value, `${count}${one.key}`].join(', '),
          }));
  return withinLimits([...(typed.trim() ? [] : specialCompletions(spec)), ...found]);
}

/** Adds a typed count to a name: "2 Cruiser", "2 trade goods". */
const withCount = (name: string, count?: number, { label = name, plural }: Partial<ListOption> = {}): string =>
  count === undefined ? name : plural === undefined ? withTypedCount(name, count) : formatCount(count, label, plural);

/** Completions for an answer that names nothing, such as Pass. */
function specialCompletions(spec: Exclude<Spec, { kind: 'none' | 'number' }>): { name: string; value: string }[] {
  const special = (name: string, list: LabeledOption[], words: string[]) =>
    words
      .filter((word) => isKeyword(list, word, words))
      .slice(0, 1)
      .map((value) => ({ name, value }));
  if (spec.kind === 'allot')
    return [
      ...special('Suggested', spec.amounts, PROPOSED_WORDS),
      ...(specProblem(spec, {}) ? [] : special('Nothing', spec.amounts, NOTHING_WORDS)),
    ];
  return spec.kind === 'choose' && spec.min === 0 ? special('Pass', spec.options, PASS_WORDS) : [];
}

const withinLimits = (list: { name: string; value: string }[]): { name: string; value: string }[] =>
  list
    .filter(({ value }) => value.length <= LIMITS.choiceName)
    .slice(0, LIMITS.choices)
    .map(({ name, value }) => ({ name: truncate(name.replace(/\s+/g, ' '), LIMITS.choiceName), value }));

/** Tells whether the text is one of these words and not the name of an option. */
function isKeyword(list: LabeledOption[], text: string, words: string[]): boolean {
  const typed = text.trim().toLowerCase();
  return (
    words.includes(typed) &&
    !list.some(({ key, label }) => key.toLowerCase() === typed || label.toLowerCase() === typed)
  );
}

/** Removes separators and white space at the end of a text. */
function withoutSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && /[,;\s]/.test(text[end - 1])) end--;
  return text.slice(0, end);
}

/** Splits the text into its last part and what comes before; a name with commas that is being typed stays whole. */
function splitLastPart(list: ListOption[], typed: string): { before: string; last: string } {
  const parts = typed.split(PART_SEPARATOR);
  const from = (start: number) => typed.slice(parts.slice(0, start).reduce((sum, part) => sum + part.length + 1, 0));
  for (let start = Math.max(0, parts.length - MAX_NAME_PIECES); start < parts.length - 1; start++) {
    const tail = from(start).trim().toLowerCase();
    if (!tail.endsWith(',') && list.some(({ label }) => label.toLowerCase().includes(tail)))
      return { before: typed.slice(0, typed.length - from(start).length), last: from(start).trim() };
  }
  const last = parts.at(-1) ?? '';
  return { before: typed.slice(0, typed.length - last.length), last: last.trim() };
}
