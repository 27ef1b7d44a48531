import { misfit, ordered, type Answer, type Spec } from '#engine';
import type { Shorthand } from '#text/fuzzy-match.ts';
import { LIMITS } from '#discord/limits.ts';
import { distinctly, type Named } from '#discord/format/option-labels.ts';
import { clip, singleSpaced } from '#text/markdown.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';
import { insteadOf } from './suggestions.ts';
import { usable, type Listed } from './parse-names.ts';
import {
  hasTooManyParts,
  partsOf,
  PartReaders,
  problemOf,
  RUN,
  SEPARATOR,
  type Part,
  type Unread,
} from './parse-list.ts';

/** What was typed, read as an answer; `problem` says in a sentence what could not be read, `meant` what part of it may mean, each with the rest. */
export type Read = { answer: Answer } | (Unread & { meant?: Choice[] });

const PASS = ['pass', 'none'];
const PROPOSED = ['proposed', 'suggested'];
const NOTHING = ['nothing', 'none'];

/**
 * Reads an answer typed after a slash command: keys, names, or words that only one of them has, separated by commas, plus signs or "and";
 * for counts "2 cruisers at 205" style parts have a number. Beginnings of words and small slips of the pen do, where they leave no doubt.
 * `readers`: kept by whoever reads several texts for one question.
 */
export function readTyped(spec: Spec, text: string, shorthand?: Shorthand, readers = new PartReaders()): Read {
  switch (spec.kind) {
    case 'none':
      return { problem: spec.reason };
    case 'number': {
      const number = Number(text.trim());
      return text.trim() && Number.isInteger(number)
        ? { answer: number }
        : { problem: `Type a whole number from ${spec.min} to ${spec.max}.` };
    }
    case 'choose':
    case 'order':
      return readChoices(spec, text, { shorthand, readers });
    case 'allot':
      return readCounts(spec, text, { shorthand, readers });
  }
}

interface ReadBy {
  shorthand: Shorthand | undefined;
  readers: PartReaders;
}

function readChoices(
  spec: Extract<Spec, { kind: 'choose' | 'order' }>,
  text: string,
  { shorthand, readers }: ReadBy,
): Read {
  if (
    spec.kind === 'choose' &&
    spec.min === 0 &&
    (!text.trim() || isWord(spec.options, text, [...PASS, ...calledNothing(spec)]))
  )
    return { answer: [] };
  const parts = readers.of(spec.options, { counted: false, shorthand }).read(text);
  return (
    unread(parts, spec.options) ?? {
      // "Lazar and Sakulag" is one system, though it is named twice.
      answer: [...new Set(parts.flatMap(({ found }) => found?.key ?? []))],
    }
  );
}

/** What the button says by which nothing is chosen: "Move nothing". */
const calledNothing = ({ nothing }: { nothing?: string }): string[] =>
  nothing === undefined ? [] : [nothing.toLowerCase()];

function readCounts(spec: Extract<Spec, { kind: 'allot' }>, text: string, { shorthand, readers }: ReadBy): Read {
  if (isWord(spec.lines, text, PROPOSED)) return { answer: spec.start };
  if (!text.trim() || isWord(spec.lines, text, [...NOTHING, ...calledNothing(spec)])) return { answer: {} };
  const parts = readers.of(spec.lines, { counted: true, shorthand }).read(text);
  const counts: Record<string, number> = {};
  for (const { found, count = 1 } of parts) if (found) counts[found.key] = (counts[found.key] ?? 0) + count;
  return unread(parts, spec.lines) ?? { answer: counts };
}

/** Of what could be several things, the first is asked about. */
function unread(parts: readonly Part[], list: readonly Listed[]): (Unread & { meant?: Choice[] }) | undefined {
  const problem = problemOf(parts, list);
  const several = !hasTooManyParts(parts) && parts.find(({ found }) => !found)?.couldBe.length;
  return problem && several ? { ...problem, meant: insteadOf(parts, list, ({ key }) => key) } : problem;
}

/** Up to 25 completions of what is being typed, each a whole value for the option. */
export function completions(spec: Spec, typed: string, shorthand?: Shorthand): { name: string; value: string }[] {
  if (spec.kind === 'none') return [];
  if (spec.kind === 'number') {
    const numbers = Array.from({ length: Math.min(spec.max - spec.min + 1, 200) }, (_, i) => String(spec.min + i));
    return numbers
      .filter((number) => number.startsWith(typed.trim()))
      .slice(0, LIMITS.choices)
      .map((number) => ({ name: number, value: number }));
  }
  const counted = spec.kind === 'allot';
  const all: Listed[] = counted ? spec.lines : spec.options;
  const list = all.filter(usable);
  const called = distinctly(all);
  const { before, last } = cut(list, typed);
  // These say it all: nothing comes after them.
  if ([...PASS, ...PROPOSED, ...NOTHING].some((word) => isWord(all, withoutSeparators(before), [word]))) return [];
  const parts = partsOf(all, before, { counted, shorthand });
  if (hasTooManyParts(parts)) return [];
  const words = (of: (one: Listed) => string): string[] =>
    parts.map(({ text, count, found }) => (found ? `${count === undefined ? '' : `${count} `}${of(found)}` : text));
  const head = { name: words(called), value: words(({ key }) => key) };
  const most = spec.kind === 'choose' ? spec.max : spec.kind === 'order' ? ordered(spec) : list.length;
  if (parts.length > 0 && parts.length >= most)
    return parts.length > most ? [] : offered([{ name: head.name.join(', '), value: head.value.join(', ') }]);
  const [, count = '', word = ''] = counted
    ? (/^(\d{1,3} )?(.*)$/s.exec(singleSpaced(last)) ?? [])
    : [undefined, '', last];
  const wanted = word.toLowerCase();
  const used = new Set(parts.map(({ found }) => found?.key));
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
            name: [...head.name, `${count}${called(one)}`].join(', '),
            value: [...head.value, `${count}${one.key}`].join(', '),
          }));
  return offered([...(typed.trim() ? [] : specials(spec)), ...found]);
}

/** What can be typed in place of naming anything. */
function specials(spec: Exclude<Spec, { kind: 'none' | 'number' }>): { name: string; value: string }[] {
  const special = (name: string, list: Named[], words: string[]) =>
    words
      .filter((word) => isWord(list, word, words))
      .slice(0, 1)
      .map((value) => ({ name, value }));
  if (spec.kind === 'allot')
    return [
      ...special('As proposed', spec.lines, PROPOSED),
      ...(misfit(spec, {}) ? [] : special('Nothing', spec.lines, NOTHING)),
    ];
  return spec.kind === 'choose' && spec.min === 0 ? special('Pass', spec.options, PASS) : [];
}

const offered = (list: { name: string; value: string }[]): { name: string; value: string }[] =>
  list
    .filter(({ value }) => value.length <= LIMITS.choiceName)
    .slice(0, LIMITS.choices)
    .map(({ name, value }) => ({ name: clip(name.replace(/\s+/g, ' '), LIMITS.choiceName), value }));

/** Whether one of these words was typed, and is not what something to choose is called. */
function isWord(list: Named[], text: string, words: string[]): boolean {
  const typed = text.trim().toLowerCase();
  return (
    words.includes(typed) &&
    !list.some(({ key, label }) => key.toLowerCase() === typed || label.toLowerCase() === typed)
  );
}

/** A text without the separators and white space at its end. */
function withoutSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && /[,;\s]/.test(text[end - 1])) end--;
  return text.slice(0, end);
}

/** What is typed before the last part, and that part: all of a name being typed, though it has commas in it. */
function cut(list: Listed[], typed: string): { before: string; last: string } {
  const parts = typed.split(SEPARATOR);
  const from = (start: number) => typed.slice(parts.slice(0, start).reduce((sum, part) => sum + part.length + 1, 0));
  for (let start = Math.max(0, parts.length - RUN); start < parts.length - 1; start++) {
    const tail = from(start).trim().toLowerCase();
    if (!tail.endsWith(',') && list.some(({ label }) => label.toLowerCase().includes(tail)))
      return { before: typed.slice(0, typed.length - from(start).length), last: from(start).trim() };
  }
  const last = parts.at(-1) ?? '';
  return { before: typed.slice(0, typed.length - last.length), last: last.trim() };
}
