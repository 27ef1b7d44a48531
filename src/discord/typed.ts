import { misfit, ordered, type Answer, type Spec } from '../engine/index.ts';
import { LIMITS } from './limits.ts';
import { distinctly, type Named } from './naming.ts';
import { clip } from './text.ts';

/** What was typed, read as an answer; `problem` says in a sentence what could not be read. */
export type Read = { answer: Answer } | { problem: string };

type Listed = Named & { off?: string; max?: number };

/** A part of what was typed: how many of what; or what it could mean, where that is not one thing. */
interface Part {
  text: string;
  count?: number;
  found?: Listed;
  couldBe: Listed[];
}

/** What something is called, made ready to be compared. */
interface Entry {
  one: Listed;
  key: string;
  names: string[];
  /** Of the label alone. */
  own: Set<string>;
  /** Of label and group together. */
  words: Set<string>;
}

const PASS = ['pass', 'none'];
const PROPOSED = ['proposed', 'suggested'];
const NOTHING = ['nothing', 'none'];

/**
 * Reads an answer typed after a slash command: keys, names, or words that only one of them has, separated by commas; for counts
 * "2 cruisers at 205" style parts begin with their number.
 */
export function readTyped(spec: Spec, text: string): Read {
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
      return readChoices(spec, text);
    case 'allot':
      return readCounts(spec, text);
  }
}

function readChoices(spec: Extract<Spec, { kind: 'choose' | 'order' }>, text: string): Read {
  if (spec.kind === 'choose' && spec.min === 0 && (!text.trim() || isWord(spec.options, text, PASS))) return { answer: [] };
  const parts = partsOf(spec.options, text, false);
  return problemOf(parts, spec.options, 'choices') ?? { answer: parts.flatMap(({ found }) => found?.key ?? []) };
}

function readCounts(spec: Extract<Spec, { kind: 'allot' }>, text: string): Read {
  if (isWord(spec.lines, text, PROPOSED)) return { answer: spec.start };
  if (!text.trim() || isWord(spec.lines, text, NOTHING)) return { answer: {} };
  const parts = partsOf(spec.lines, text, true);
  const counts: Record<string, number> = {};
  for (const { found, count = 1 } of parts) if (found) counts[found.key] = (counts[found.key] ?? 0) + count;
  return problemOf(parts, spec.lines, 'lines') ?? { answer: counts };
}

/** Up to 25 completions of what is being typed, each a whole value for the option. */
export function completions(spec: Spec, typed: string): { name: string; value: string }[] {
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
  if ([...PASS, ...PROPOSED, ...NOTHING].some((word) => isWord(all, before.replace(/[,;\s]+$/, ''), [word]))) return [];
  const parts = partsOf(all, before, counted);
  const words = (of: (one: Listed) => string): string[] =>
    parts.map(({ text, count, found }) => (found ? `${count === undefined ? '' : `${count} `}${of(found)}` : text));
  const head = { name: words(called), value: words(({ key }) => key) };
  const most = spec.kind === 'choose' ? spec.max : spec.kind === 'order' ? ordered(spec) : list.length;
  if (parts.length > 0 && parts.length >= most)
    return parts.length > most ? [] : offered([{ name: head.name.join(', '), value: head.value.join(', ') }]);
  const [, count = '', word = ''] = counted ? (/^(\d{1,3}\s+)?(.*)$/s.exec(last) ?? []) : [undefined, '', last];
  const wanted = word.toLowerCase();
  const used = new Set(parts.map(({ found }) => found?.key));
  const found =
    most === 0
      ? []
      : list
          .filter((one) => !used.has(one.key) && (called(one).toLowerCase().includes(wanted) || one.key.toLowerCase().includes(wanted)))
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
    return [...special('As proposed', spec.lines, PROPOSED), ...(misfit(spec, {}) ? [] : special('Nothing', spec.lines, NOTHING))];
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
  return words.includes(typed) && !list.some(({ key, label }) => key.toLowerCase() === typed || label.toLowerCase() === typed);
}

const usable = ({ off, max }: Listed): boolean => !off && max !== 0;

/** Names with commas in them run over so many of the parts between commas at most. */
const RUN = 5;
const SEPARATOR = /[,;]/;

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

const plainly = (text: string): string => text.toLowerCase().replace(/;/g, ',').replace(/\s+/g, ' ').replace(/ *, */g, ', ').trim();

function partsOf(list: readonly Listed[], text: string, counted: boolean): Part[] {
  const entries = list.map((one): Entry => ({
    one,
    key: one.key.toLowerCase(),
    names: [one.label, ...(one.group === undefined ? [] : [`${one.label} (${one.group})`])].map(plainly),
    own: new Set(wordsOf(one.label)),
    words: new Set(wordsOf(`${one.label} ${one.group ?? ''}`)),
  }));
  const pieces = text
    .split(SEPARATOR)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const taken = new Set<string>();
  const parts: Part[] = [];
  for (let i = 0; i < pieces.length;) {
    let part = partOf(entries, pieces[i], counted, taken, ['key']);
    let length = 1;
    for (let run = Math.min(RUN, pieces.length - i); run > 0 && !part.found; run--) {
      part = partOf(
        entries,
        pieces.slice(i, i + run).join(', '),
        counted,
        taken,
        run > 1 ? ['label'] : ['label', 'beginning', 'own', 'words'],
      );
      length = run;
    }
    if (part.found) taken.add(part.found.key);
    parts.push(part);
    i += length;
  }
  return parts;
}

const COUNTED = [/^(\d{1,3})\s+(.+)$/s, /^(\d{1,3})\s*[x×]\s+(.+)$/s];

type By = 'key' | 'label' | 'beginning' | 'own' | 'words';

/** Reads one part in the ways given, the surest first; what is named whole goes before a number and a name. */
function partOf(list: Entry[], text: string, counted: boolean, taken: Set<string>, ways: By[]): Part {
  const readings: [name: string, count?: number][] = [[text]];
  // "2 x ray" is two of "x ray" where there is such a thing, and else two of "ray".
  for (const form of counted ? COUNTED : []) {
    const [, count, name] = form.exec(text) ?? [];
    if (name !== undefined) readings.push([name, Number(count)]);
  }
  let couldBe: Listed[] = [];
  for (const by of ways) {
    for (const [name, count] of readings) {
      const meant = meaning(list, name, by);
      const found = oneOf(meant, taken, counted);
      if (found) return { text, ...(count !== undefined && { count }), found, couldBe: [] };
      if (meant.length && !couldBe.length) couldBe = meant;
    }
  }
  return { text, couldBe };
}

/** Of these it is told by the others what is meant. */
const SMALL = ['a', 'an', 'and', 'at', 'from', 'in', 'of', 'on', 'the', 'to'];

/** What is said in a name, in no order; one or several of it are the same. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [])
    .filter((word) => !SMALL.includes(word))
    .map((word) => word.replace(/(?<=.{3})s$/, ''));

/** What a name can mean; what can be chosen just now goes before what cannot. */
function meaning(list: Entry[], name: string, by: By): Listed[] {
  const wanted = by === 'key' ? name.trim().toLowerCase() : plainly(name);
  const spoken = by === 'own' || by === 'words' ? wordsOf(wanted) : [];
  const found = list
    .filter(({ key, names, own, words }) => {
      if (by === 'key') return key === wanted;
      if (by === 'own' || by === 'words') return spoken.length > 0 && spoken.every((word) => (by === 'own' ? own : words).has(word));
      return by === 'label' ? names.includes(wanted) : key.startsWith(wanted) || names.some((one) => one.startsWith(wanted));
    })
    .map(({ one }) => one);
  const open = found.filter(usable);
  return open.length ? open : found;
}

/** The one that is meant: copies of the same thing are alike, and each but a count is meant once only. */
function oneOf(meant: Listed[], taken: Set<string>, counted: boolean): Listed | undefined {
  const [first, ...others] = meant;
  if (!first || others.some(({ label, group }) => label !== first.label || group !== first.group)) return undefined;
  return counted ? first : (meant.find(({ key }) => !taken.has(key)) ?? first);
}

function problemOf(parts: Part[], list: Named[], what: string): { problem: string } | undefined {
  const unclear = parts.find(({ found }) => !found);
  if (!unclear) return undefined;
  const called = distinctly(list);
  const names = (some: Named[]): string => clip(some.slice(0, 4).map(called).join(', '), 300);
  const typed = `"${clip(unclear.text, 40)}"`;
  if (unclear.couldBe.length) return { problem: `${typed} could mean several: ${names(unclear.couldBe)}.` };
  return { problem: `${typed} is not among the ${what}. ${list.length ? `For example: ${names(list)}.` : 'There is nothing to choose.'}` };
}
