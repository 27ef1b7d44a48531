import { allowsOnlyOne, highestCount, type Answer, type AmountOption, type Spec } from '#engine';
import { formatCounted } from '#text/counted-labels.ts';
import { positionIn, shortenGroups } from '#text/short-places.ts';
import type { FieldRule } from './field-rule.ts';
import { firstFitting, hintOf, option, OPTIONS, type FieldOption, type FormField } from './form-field.ts';
import type { CountReader } from './typed-counts.ts';

// Fields of questions about how many of each: a menu for each of few lines, else one text.

type Allot = Extract<Spec, { kind: 'allot' }>;

/** Part of a question about counts that has fields of its own, such as the cargo of a move. */
interface CountPart {
  /** Prefix of the keys of the part's fields. */
  key: string;
  label: string;
  lines: AmountOption[];
  /** Set if only one unit of all the lines can be chosen. */
  isOne?: true;
}

/** Part as a form showed it, with the counts that were filled in. */
export interface ShownPart extends CountPart {
  proposed: Record<string, number>;
}

/**
 * Fields of a part: `compact` takes as little room as possible, `wide` is the better way if there is room. `choices`
 * lists what can be typed into a text.
 */
export interface PartFields {
  compact: FormField[];
  wide?: FormField[];
  choices?: string;
}

const countsUpTo = (max: number): number[] => Array.from({ length: max }, (_, i) => i + 1);

/** Maximum number of lines of a part that get a menu each. */
const MAX_MENUS = 3;
/** End of the key of a text field, in which counts are typed. */
const TEXT = 'text';

export const countsOf = (answer: Answer): Record<string, number> =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? answer : {};

/** Formats a count of an amount as an option key: "2 infantry@lodor". */
const countKey = (count: number, key: string): string => `${count} ${key}`;
const readCount = (text: string): [key: string, count: number] | undefined => {
  const [, count, key] = /^(\d{1,3}) (.+)$/s.exec(text) ?? [];
  return key === undefined ? undefined : [key, Number(count)];
};

/** Splits the lines of a question into its parts. */
const partsOf = (name: string, amounts: readonly AmountOption[], { label, parts }: FieldRule): CountPart[] =>
  parts?.map(({ label: part, holds, called }, i) => ({
    key: `${name}.${i}`,
    label: part,
    lines: amounts.filter(holds).map((line) => (called ? { ...line, label: called(line) } : line)),
  })) ?? [{ key: `${name}.0`, label, lines: [...amounts] }];

/** Returns the parts of a question that have anything to choose, with the highest counts that its limits can allow. */
export function countParts(name: string, spec: Allot, filling: FieldRule): CountPart[] {
  const open = spec.amounts.map((line) => ({ ...line, max: highestCount(spec, line) })).filter(({ max }) => max > 0);
  const isOne = allowsOnlyOne(spec) && !filling.parts ? { isOne: true as const } : {};
  return partsOf(name, open, filling).flatMap((part) => (part.lines.length ? [{ ...part, ...isOne }] : []));
}

/** Builds the fields of a part, filled in as proposed. `able`: tells whether a count of a line can be chosen; `write`: writes counts as they can be typed. */
export function partFields(
  part: CountPart,
  proposal: Answer,
  able: (key: string, count: number) => boolean,
  write: (lines: readonly AmountOption[], counts: Record<string, number>) => string,
): PartFields {
  const proposed = countsOf(proposal);
  const lines = part.lines.flatMap((line) => {
    const max = countsUpTo(line.max).findLast((count) => count === proposed[line.key] || able(line.key, count));
    return max ? [{ ...line, max }] : [];
  });
  const isEachOnce = lines.every(({ max }) => max === 1);
  if (isEachOnce && lines.length <= OPTIONS)
    return { compact: lines.length ? [ticks({ ...part, lines }, proposed)] : [] };
  const menus =
    lines.length <= MAX_MENUS && lines.every(({ max }) => max < OPTIONS)
      ? lines.map((line, i) =>
          countMenu(part, line, { key: `${part.key}.${i}`, proposed: proposed[line.key] ?? 0, able }),
        )
      : undefined;
  if (menus?.length === 1) return { compact: menus };
  const highest = Object.fromEntries(lines.map(({ key, max }) => [key, max]));
  const example = Object.fromEntries(lines.slice(0, 2).map(({ key, max }, i) => [key, i ? 1 : Math.min(2, max)]));
  const text: FormField = {
    key: `${part.key}.${TEXT}`,
    label: part.label,
    options: [],
    text: {
      value: write(lines, proposed),
      placeholder: `For example: ${write(lines, example)}`,
    },
  };
  return { compact: [text], choices: write(lines, highest), ...(menus && { wide: menus }) };
}

/** Builds a field in which things that there are only one of can be marked, or one of them all. */
function ticks({ key, label, lines, isOne }: CountPart, proposed: Record<string, number>): FormField {
  // A place is named in full only the first time.
  const short = shortenGroups(lines);
  const options = lines.map((line, i) => {
    const hint = hintOf(short[i] ?? line);
    return option(
      {
        key: countKey(1, line.key),
        label: line.plural === undefined ? line.label : formatCounted(line, 1),
        ...(hint && { hint }),
      },
      (proposed[line.key] ?? 0) > 0,
    );
  });
  const isSingle = isOne && options.length > 1 && options.filter(({ chosen }) => chosen).length === 1;
  return { key, label, ...(isSingle && { isSingle: true as const }), options };
}

/** Builds a menu of the counts of one line. */
function countMenu(
  part: CountPart,
  line: AmountOption,
  { key, proposed, able }: { key: string; proposed: number; able: (key: string, count: number) => boolean },
): FormField {
  const { min = 0, max } = line;
  const counts = [0, ...countsUpTo(max)].filter(
    (count) => count >= min && (count === 0 || count === proposed || able(line.key, count)),
  );
  const hint = hintOf(shortenGroups([line])[0] ?? line);
  // A long name of a system gives way to its position.
  const { group = '' } = line;
  const brief = group ? line.label.replace(group, positionIn(group) ?? group) : line.label;
  return {
    key,
    label: firstFitting(`${part.label}: ${line.label}`, line.label, `${part.label}: ${brief}`, brief),
    ...(hint && { hint }),
    isSingle: true,
    isMenu: true,
    options: counts.map((count): FieldOption =>
      option({ key: countKey(count, line.key), label: `${count}` }, count === proposed),
    ),
  };
}

/** Values of a form in which every count is a mark, as in a field of ticks. */
interface MarkedCounts {
  given: Record<string, string[]>;
  problem?: string;
  isGuess?: true;
}

/** Reads the texts and menus of a question's parts as marks; `problem` says why a text could not be read. */
export function readAsMarks(
  given: Readonly<Record<string, string[]>>,
  parts: readonly ShownPart[],
  read: CountReader,
): MarkedCounts {
  const found: MarkedCounts = { given: { ...given } };
  for (const { key, label, lines, proposed } of parts) {
    if (given[key]) continue;
    const menus = Object.keys(given).filter((name) => name.startsWith(`${key}.`) && /^\d+$/.test(name.slice(key.length + 1))); // prettier-ignore
    if (menus.length) found.given[key] = menus.flatMap((name) => given[name] ?? []);
    const typed = given[`${key}.${TEXT}`];
    if (!typed) continue;
    const counted = read(lines, typed[0] ?? '', proposed);
    if ('problem' in counted) return { ...found, problem: `${label}: ${counted.problem}` };
    found.given[key] = Object.entries(counted.counts).map(([line, count]) => countKey(count, line));
    if (counted.isGuess) found.isGuess = true;
  }
  return found;
}

/** Returns the name of the question that a field belongs to: "move-ships" of "move-ships.1.text". */
export const questionOfField = (field: string): string => field.replace(/\.\d+(?:\.(?:\d+|text))?$/, '');

/** Reads the marked counts of a question; undefined if the form contained nothing of it. Unmarked parts stay as proposed. */
export function readMarkedCounts(
  name: string,
  spec: Allot,
  proposal: Answer,
  filling: FieldRule,
  given: Record<string, string[]>,
): { reply: Answer } | undefined {
  const before = countsOf(proposal);
  const found = partsOf(name, spec.amounts, filling);
  if (!found.some(({ key }) => given[key])) return undefined;
  const counts = { ...before };
  for (const { key: part, lines } of found) {
    const marked = given[part]?.flatMap((value) => [readCount(value)].filter((one) => one !== undefined));
    if (!marked) continue;
    for (const { key } of lines) {
      const count = countMarked(marked, key, before[key]);
      if (count) counts[key] = count;
      else delete counts[key];
    }
  }
  return { reply: counts };
}

/**
 * Returns the marked count of an amount. If several are marked, as in a form of an earlier version, the highest that was
 * not proposed counts.
 */
function countMarked(marked: [key: string, count: number][], key: string, before: number | undefined): number {
  const said = marked.filter(([line]) => line === key).map(([, count]) => count);
  const fresh = said.filter((count) => count !== before);
  return Math.max(0, ...(fresh.length ? fresh : said));
}
