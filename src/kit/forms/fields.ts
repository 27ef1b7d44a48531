import { highestCount, type Answer, type Lookahead, type AmountOption, type Option, type Spec } from '#engine';
import { formatCounted } from '#text/counted-labels.ts';
import { shortenGroups } from '#text/short-places.ts';
import { formatChoiceRange } from '#text/sentences.ts';

/** Field of a form. With `isSingle`, exactly one option is marked. */
export interface FormField {
  /** Name of its question, and the part of it. */
  key: string;
  label: string;
  hint?: string;
  isSingle?: true;
  options: FieldOption[];
}

export interface FieldOption {
  key: string;
  label: string;
  hint?: string;
  /** Marked at the beginning. */
  chosen?: true;
}

/** One of a few ready-made answers to a question. */
export interface PresetAnswer {
  key: string;
  label: string;
  hint?: string;
  reply: Answer;
  /** It is the proposed answer. */
  proposed?: true;
}

/** Rule for filling in a question that needs more than its Spec. */
export interface FieldRule {
  label: string;
  /** Returns the label of a single field from its question and the names of the questions before it in the form. */
  labelAt?: (at: Lookahead, before: readonly string[]) => string;
  /**
   * Splits amounts into several fields, in this order, with other labels if `called`. Amounts in none of them are not
   * in the form and stay as proposed.
   */
  parts?: { label: string; holds: (line: AmountOption) => boolean; called?: (line: AmountOption) => string }[];
  /** Returns a text above the fields, such as how much may be spent. */
  head?: (at: Lookahead, before: readonly string[]) => string | undefined;
  /** Shows the group of each option, such as the color of a technology. */
  showsGroups?: true;
  /** Offers only counts that are legal on their own. */
  soloAmountsOnly?: true;
  /**
   * Returns ready-made answers with short labels, such as "spread". The proposed one is marked; if none is, the first.
   */
  presets?: (spec: Spec, proposal: Answer) => PresetAnswer[];
  /** Label of the option to be asked later, and whether it is marked at the beginning. Only with `presets`. */
  later?: { label: string; marked: (spec: Spec) => boolean };
  /** Adjusts the proposal, so that what depends on it can be filled in. */
  adjustProposal?: (spec: Spec, thought: Answer) => Answer;
  /**
   * Returns the answer to assume if the proposal leads to no further questions, so that those can be filled in too. The
   * proposal stays marked.
   */
  assumedAnswer?: (spec: Spec, proposal: Answer) => Answer;
  /**
   * Depends on earlier answers: if it was left as proposed and no longer fits, it takes the new proposal. Any other
   * answer that no longer fits is asked.
   */
  isDependent?: true;
  /**
   * Converts an answer to an earlier look of the question into an answer to the question as it is now; undefined if
   * that is unclear, and the question is asked. `earlier`: the answers before it, by question.
   */
  remap?: (was: { spec: Spec; reply: Answer }, now: Spec, earlier: Record<string, Answer>) => Answer | undefined;
  /** Leaves out a field with only one possible answer that tells nothing. */
  onlyIfOpen?: true;
  /** Ends the form: what follows is unknown, because the answer may reveal something hidden. */
  isLast?: true;
}

/** Hints above boxes that each stand for a count; the second if numbers are left out. */
const AMOUNTS_HINT = 'Choose how many of each.';
const SOME_AMOUNTS_HINT = `${AMOUNTS_HINT} For numbers not listed, answer without this form.`;

/** Maximum number of options in a field. */
const OPTIONS = 25;
/** Options for choosing nothing and for being asked later. */
const NONE = '-';
export const ASK_LATER = '?';
/**
 * Key of the preset that follows the proposal even if an earlier change alters it; all other presets mean exactly what
 * they say.
 */
export const AS_PROPOSED = 'proposed';

const upTo = (max: number): number[] => Array.from({ length: max }, (_, i) => i + 1);
const someOf = (max: number, few: number): number[] => (max <= few ? upTo(max) : [...upTo(few - 1), max]);

/** Formats a count of an amount as an option key: "2 infantry@lodor". */
const countKey = (count: number, key: string): string => `${count} ${key}`;
const readCount = (text: string): [key: string, count: number] | undefined => {
  const [, count, key] = /^(\d{1,3}) (.+)$/s.exec(text) ?? [];
  return key === undefined ? undefined : [key, Number(count)];
};

const keysOf = (answer: Answer): string[] => (Array.isArray(answer) ? answer : []);
const countsOf = (answer: Answer): Record<string, number> =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? answer : {};

/** Question to be filled in, as the source of its fields. */
export interface FieldSource {
  /** Beginning of the keys of its fields. */
  name: string;
  spec: Spec;
  proposal: Answer;
  filling: FieldRule;
  /** Tells whether an answer would be accepted. */
  taken: (reply: Answer) => boolean;
}

/** Builds the fields of a question, filled in as proposed; undefined if a form has no room for it. */
export function buildFields(of: FieldSource): FormField[] | undefined {
  const found = fields(of);
  return found?.every(({ options }) => options.length > 0 && options.length <= OPTIONS) ? found : undefined;
}

function fields({ name, spec, proposal, filling, taken }: FieldSource): FormField[] | undefined {
  const { label } = filling;
  if (filling.presets) {
    const found = filling.presets(spec, proposal);
    const marked = Math.max(
      0,
      found.findIndex((one) => one.proposed),
    );
    const isLater = !found.length || (filling.later?.marked(spec) ?? false);
    const ways = found.map(({ key, label: said, hint }, i) =>
      option({ key, label: said, ...(hint && { hint }) }, !isLater && i === marked),
    );
    const later = option({ key: ASK_LATER, label: filling.later?.label ?? 'Ask me later' }, isLater);
    return [{ key: name, label, isSingle: true, options: [...ways, later] }];
  }
  switch (spec.kind) {
    case 'none':
    case 'order':
      return undefined;
    case 'number': {
      const numbers = Array.from({ length: Math.min(OPTIONS + 1, spec.max - spec.min + 1) }, (_, i) =>
        String(spec.min + i),
      );
      return [
        {
          key: name,
          label,
          isSingle: true,
          options: numbers.map((key) => option({ key, label: key }, key === String(proposal))),
        },
      ];
    }
    case 'choose': {
      const marked = keysOf(proposal);
      const open = spec.options.filter(({ disabledReason }) => disabledReason === undefined);
      const shown = (one: Option): Option => (filling.showsGroups ? { ...one, hint: hintOf(one) } : one);
      const options = open.map((one) => option(shown(one), marked.includes(one.key)));
      if (spec.max > 1) {
        const hint = rangeHint(spec, options.length);
        return [{ key: name, label, ...(hint && { hint }), options }];
      }
      const none = spec.min === 0 ? [option({ key: NONE, label: spec.emptyLabel ?? 'None' }, marked.length === 0)] : [];
      return [{ key: name, label, isSingle: true, options: [...options, ...none] }];
    }
    case 'allot':
      return parts(withHighestCounts(spec), filling).map(({ label: part, lines }, i, all) => {
        const able = (key: string, count: number): boolean => !filling.soloAmountsOnly || taken({ [key]: count });
        const { options, whole } = countedAll(lines, countsOf(proposal), able);
        const hint = !whole ? SOME_AMOUNTS_HINT : i === all.findIndex(holdsCounts) ? AMOUNTS_HINT : undefined;
        return { key: `${name}.${i}`, label: part, ...(hint !== undefined && { hint }), options };
      });
  }
}

/** Says how many options may be chosen; empty if any number. */
function rangeHint({ min, max }: { min: number; max: number }, available: number): string {
  if (min === max) return `Choose exactly ${max}.`;
  return min > 0 || max < available ? formatChoiceRange({ min, max }) : '';
}

/** Tells whether any unit of a part can be counted more than once. */
const holdsCounts = ({ lines }: { lines: readonly AmountOption[] }): boolean => lines.some(({ max }) => max > 1);

const option = ({ key, label, hint }: Pick<Option, 'key' | 'label' | 'hint'>, chosen: boolean): FieldOption => ({
  key,
  label,
  ...(hint && { hint }),
  ...(chosen && { chosen: true as const }),
});

/** Returns the amounts of a question, each with the highest count that its limits can allow. */
const withHighestCounts = (spec: Extract<Spec, { kind: 'allot' }>): AmountOption[] =>
  spec.amounts.map((line) => ({ ...line, max: highestCount(spec, line) }));

/** Returns the amounts of each part that has anything to choose. */
function parts(lines: AmountOption[], { label, parts: wanted }: FieldRule): { label: string; lines: AmountOption[] }[] {
  const open = lines.filter(({ max }) => max > 0);
  const all = wanted?.map(({ label: part, holds, called }) => ({
    label: part,
    lines: open.filter(holds).map((line) => (called ? { ...line, label: called(line) } : line)),
  })) ?? [{ label, lines: open }];
  return all.filter((part) => part.lines.length);
}

/**
 * Returns counts of each amount as options, always including the proposed one. Of large amounts, offers as many counts
 * as there is room for; `whole` if no count is left out.
 */
function countedAll(
  lines: AmountOption[],
  proposed: Record<string, number>,
  able: (key: string, count: number) => boolean,
): { options: FieldOption[]; whole: boolean } {
  const countsWith = (few: number): [AmountOption, number][] =>
    lines.flatMap((line) => {
      const marked = proposed[line.key] ?? 0;
      const counts = new Set([
        ...someOf(line.max, few).filter((count) => count >= (line.min ?? 0) && able(line.key, count)),
        ...(marked ? [marked] : []),
      ]);
      return [...counts].sort((a, b) => a - b).map((count): [AmountOption, number] => [line, count]);
    });
  let few = OPTIONS;
  while (few > 1 && countsWith(few).length > OPTIONS) few--;
  // If any amount can be counted more than once, every label shows its count.
  const several = lines.some(({ max }) => max > 1);
  const listed = countsWith(few);
  // A place is named in full only the first time.
  const short = shortenGroups(listed.map(([line]) => line));
  return {
    options: listed.map(([line, count], i) =>
      counted(line, count, { hint: hintOf(short[i] ?? line), several, chosen: count === (proposed[line.key] ?? 0) }),
    ),
    whole: lines.every(({ max }) => max <= few),
  };
}

const counted = (
  line: AmountOption,
  count: number,
  { hint, several, chosen }: { hint: string; several: boolean; chosen: boolean },
): FieldOption =>
  option(
    {
      key: countKey(count, line.key),
      label: several || line.plural !== undefined ? formatCounted(line, count) : line.label,
      ...(hint && { hint }),
    },
    chosen,
  );

const hintOf = ({ hint, group }: { hint?: string; group?: string }): string =>
  [group, hint].filter(Boolean).join(' · ');

/**
 * Returns a warning if several counts of one amount are marked, since only one of them counts; undefined if there are
 * none.
 */
export function duplicateAmountsWarning(
  name: string,
  spec: Spec,
  filling: FieldRule,
  reply: Answer,
  given: Record<string, string[]>,
): string | undefined {
  if (spec.kind !== 'allot' || filling.presets) return undefined;
  const marked = parts(spec.amounts, filling).flatMap((_part, i) =>
    (given[`${name}.${i}`] ?? []).flatMap((value) => [readCount(value)].filter((one) => one !== undefined)),
  );
  const twice = spec.amounts.find(({ key }) => marked.filter(([line]) => line === key).length > 1);
  if (!twice) return undefined;
  const counts = marked.flatMap(([line, count]) => (line === twice.key ? [count] : [])).sort((a, b) => a - b);
  return `For “${twice.label}”, you chose ${counts.slice(0, -1).join(', ')} and ${counts.at(-1) ?? ''}: only ${countsOf(reply)[twice.key] ?? 0} counts.`;
}

/**
 * Reads what was filled in for a question: ASK_LATER if it is to be asked; undefined if the form contained nothing of
 * it.
 */
export function readFields(
  name: string,
  spec: Spec,
  proposal: Answer,
  filling: FieldRule,
  given: Record<string, string[]>,
): { reply: Answer } | typeof ASK_LATER | undefined {
  if (filling.presets) {
    const [key] = given[name] ?? [];
    if (key === ASK_LATER) return ASK_LATER;
    const ways = filling.presets(spec, proposal);
    // The present proposal may be another preset.
    const way =
      ways.find((one) => one.key === key) ?? (key === AS_PROPOSED ? ways.find(({ proposed }) => proposed) : undefined);
    return way && { reply: way.reply };
  }
  if (spec.kind === 'allot') return readParts(name, spec, proposal, filling, given);
  const values = given[name];
  if (!values) return undefined;
  if (spec.kind === 'number') return { reply: Number(values[0]) };
  return { reply: values.filter((key) => key !== NONE) };
}

function readParts(
  name: string,
  { amounts }: Extract<Spec, { kind: 'allot' }>,
  proposal: Answer,
  filling: FieldRule,
  given: Record<string, string[]>,
): { reply: Answer } | undefined {
  const before = countsOf(proposal);
  const found = parts(amounts, filling);
  if (!found.some((_part, i) => given[`${name}.${i}`])) return undefined;
  const counts = { ...before };
  for (const [i, part] of found.entries()) {
    const marked = given[`${name}.${i}`]?.flatMap((value) => [readCount(value)].filter((one) => one !== undefined));
    if (!marked) continue;
    for (const { key } of part.lines) {
      const count = countMarked(marked, key, before[key]);
      if (count) counts[key] = count;
      else delete counts[key];
    }
  }
  return { reply: counts };
}

/** Returns the marked count of an amount. If several are marked, the highest that was not proposed counts. */
function countMarked(marked: [key: string, count: number][], key: string, before: number | undefined): number {
  const said = marked.filter(([line]) => line === key).map(([, count]) => count);
  const fresh = said.filter((count) => count !== before);
  return Math.max(0, ...(fresh.length ? fresh : said));
}
