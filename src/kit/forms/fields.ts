import type { Answer, Lookahead, AmountOption, Option, Spec } from '#engine';

/** One thing to fill in. With `one`, exactly one option is marked. */
export interface FormField {
  /** Which question it belongs to, and which part of that. */
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
  /** Marked to begin with. */
  chosen?: true;
}

/** One of few ways to answer a question. */
export interface PresetAnswer {
  key: string;
  label: string;
  hint?: string;
  reply: Answer;
  /** It is what is proposed. */
  proposed?: true;
}

/** How a question of an edition is filled in where it is not simply by its Spec. */
export interface FillRule {
  label: string;
  /** A question of lines in several fields: by what a line is called, in this order. Whatever is in none is left out of the form, as it is proposed. */
  parts?: { label: string; holds: (line: AmountOption) => boolean; called?: (line: AmountOption) => string }[];
  /** What there is to know before it is filled in, as how much may be spent: it stands above its fields. */
  head?: (at: Lookahead) => string | undefined;
  /** Only such counts are offered as can be had by themselves. */
  soloAmountsOnly?: true;
  /** In one word each, what could be answered: "spread". What is proposed is marked; where none is said to be that, the first. */
  presets?: (spec: Spec, proposal: Answer) => PresetAnswer[];
  /** What it says to be asked when it comes to that, and whether that is marked to begin with. Only where there are `ways`. */
  later?: { label: string; marked: (spec: Spec) => boolean };
  /** What is proposed instead of what was thought of, so that what depends on it can be filled in. */
  adjustProposal?: (spec: Spec, thought: Answer) => Answer;
  /**
   * Where what is proposed leads to nothing more: what is answered in its place so that what could follow can be filled in too. What is
   * marked is still what is proposed.
   */
  assumedAnswer?: (spec: Spec, proposal: Answer) => Answer;
  /** It follows from what comes before: left as it was proposed, it is what would be proposed now. Anything else that no longer fits is asked. */
  isDependent?: true;
  /**
   * What was filled in when the question looked otherwise, by what was filled in before it, as an answer to it as it is now; undefined where
   * that cannot be told, and it is asked. `earlier`: what has been answered before it, by its question.
   */
  remap?: (was: { spec: Spec; reply: Answer }, now: Spec, earlier: Record<string, Answer>) => Answer | undefined;
  /** What comes after it cannot be told: it may turn up what nobody has seen. */
  isLast?: true;
}

/** What is said above boxes that each stand for a count. */
export const AMOUNTS_HINT = 'Tick how many of each.';

/** So many options a field has room for. */
const OPTIONS = 25;
/** Options by which nothing is chosen, and by which the question is left for later. */
const NONE = '-';
export const ASK_LATER = '?';
/** The way that is answered as proposed, whatever that comes to when something else comes before it; all others mean what they say. */
export const AS_PROPOSED = 'proposed';

const upTo = (max: number): number[] => Array.from({ length: max }, (_, i) => i + 1);
const someOf = (max: number, few: number): number[] => (max <= few ? upTo(max) : [...upTo(few - 1), max]);

/** "2 infantry@lodor": so many of a line, as one option. */
const countKey = (count: number, key: string): string => `${count} ${key}`;
const readCount = (text: string): [key: string, count: number] | undefined => {
  const [, count, key] = /^(\d{1,3}) (.+)$/s.exec(text) ?? [];
  return key === undefined ? undefined : [key, Number(count)];
};

const keysOf = (answer: Answer): string[] => (Array.isArray(answer) ? answer : []);
const countsOf = (answer: Answer): Record<string, number> =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? answer : {};

/** A question that is to be filled in. */
export interface FieldSource {
  /** What its fields are called by. */
  name: string;
  spec: Spec;
  proposal: Answer;
  filling: FillRule;
  /** Whether it would be taken so. */
  taken: (reply: Answer) => boolean;
}

/** The fields by which a question is filled in, as proposed; undefined where a form has no room for it. */
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
    const later = option({ key: ASK_LATER, label: filling.later?.label ?? 'Ask me when it comes to that' }, isLater);
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
      const options = open.map((one) => option(one, marked.includes(one.key)));
      if (spec.max > 1) return [{ key: name, label, options }];
      const none = spec.min === 0 ? [option({ key: NONE, label: 'Nothing' }, marked.length === 0)] : [];
      return [{ key: name, label, isSingle: true, options: [...options, ...none] }];
    }
    case 'allot':
      return parts(spec.amounts, filling).map(({ label: part, lines }, i) => ({
        key: `${name}.${i}`,
        label: part,
        ...(lines.some(({ max }) => max > 1) && { hint: AMOUNTS_HINT }),
        options: countedAll(
          lines,
          countsOf(proposal),
          (key, count) => !filling.soloAmountsOnly || taken({ [key]: count }),
        ),
      }));
  }
}

const option = ({ key, label, hint }: Pick<Option, 'key' | 'label' | 'hint'>, chosen: boolean): FieldOption => ({
  key,
  label,
  ...(hint && { hint }),
  ...(chosen && { chosen: true as const }),
});

/** The lines of each part in which there is anything to choose. */
function parts(lines: AmountOption[], { label, parts: wanted }: FillRule): { label: string; lines: AmountOption[] }[] {
  const open = lines.filter(({ max }) => max > 0);
  const all = wanted?.map(({ label: part, holds, called }) => ({
    label: part,
    lines: open.filter(holds).map((line) => (called ? { ...line, label: called(line) } : line)),
  })) ?? [{ label, lines: open }];
  return all.filter((part) => part.lines.length);
}

/** So many of each line, as options: what is proposed is among them; of many alike as many counts as there is room for. */
function countedAll(
  lines: AmountOption[],
  proposed: Record<string, number>,
  able: (key: string, count: number) => boolean,
): FieldOption[] {
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
  // Where of some there may be several, each says how many.
  const several = lines.some(({ max }) => max > 1);
  return countsWith(few).map(([line, count]) =>
    counted(line, count, { several, chosen: count === (proposed[line.key] ?? 0) }),
  );
}

const counted = (
  line: AmountOption,
  count: number,
  { several, chosen }: { several: boolean; chosen: boolean },
): FieldOption =>
  option(
    {
      key: countKey(count, line.key),
      label: several ? `${count} × ${line.label}` : line.label,
      ...(hintOf(line) && { hint: hintOf(line) }),
    },
    chosen,
  );

/** What its label says already is not said below it once more. */
const hintOf = ({ label, hint, group }: AmountOption): string =>
  [group !== undefined && label.includes(group) ? undefined : group, hint].filter(Boolean).join(' · ');

/** What is said where several counts of one line are marked: only one of them can be meant. Undefined where each says how many. */
export function duplicateAmountsWarning(
  name: string,
  spec: Spec,
  filling: FillRule,
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
  return `Of “${twice.label}” ${counts.slice(0, -1).join(', ')} and ${counts.at(-1) ?? ''} are ticked: ${countsOf(reply)[twice.key] ?? 0} of them is what is taken.`;
}

/** What was filled in for a question: LATER where it is to be asked; undefined where nothing of it was in the form. */
export function readFields(
  name: string,
  spec: Spec,
  proposal: Answer,
  filling: FillRule,
  given: Record<string, string[]>,
): { reply: Answer } | typeof ASK_LATER | undefined {
  if (filling.presets) {
    const [key] = given[name] ?? [];
    if (key === ASK_LATER) return ASK_LATER;
    const ways = filling.presets(spec, proposal);
    // What is proposed now may be one of the others.
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
  filling: FillRule,
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

/** Where several counts of one line are marked, what was marked now counts. */
function countMarked(marked: [key: string, count: number][], key: string, before: number | undefined): number {
  const said = marked.filter(([line]) => line === key).map(([, count]) => count);
  const fresh = said.filter((count) => count !== before);
  return Math.max(0, ...(fresh.length ? fresh : said));
}
