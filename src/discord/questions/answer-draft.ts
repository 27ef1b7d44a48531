import { allowsOnlyOne, highestCount, orderLength, type Answer, type Spec } from '#engine';
import type { ProposedDraft } from '#service';
import { LIMITS } from '#discord/limits.ts';

/** A partly composed answer: chosen keys, counts, the selected line and the page. */
export interface Draft extends Partial<ProposedDraft> {
  keys?: string[];
  counts?: Record<string, number>;
  line?: string;
  page?: number;
  /** The player has seen the warning about an empty answer. */
  sure?: true;
  /** Input of a form that was not accepted, with the form's key. */
  form?: { key: string; given: Record<string, string[]> };
}

type ChoiceSpec = Extract<Spec, { kind: 'choose' | 'order' }>;
type AllotSpec = Extract<Spec, { kind: 'allot' }>;

/** Returns the chosen keys that are still available: options may have gone since the draft began. */
export const draftKeys = (
  { options }: ChoiceSpec,
  { answer, keys = Array.isArray(answer) ? answer : [] }: Draft,
): string[] => keys.filter((key) => options.some((option) => option.key === key && !option.disabledReason));

/** Returns the counts of a draft, limited to the current lines and their maximums; zero counts are left out. */
export const draftCounts = (
  spec: AllotSpec,
  { answer, counts = countsOfAnswer(answer) }: Draft,
): Record<string, number> =>
  nonZeroCounts(
    counts
      ? Object.fromEntries(
          spec.amounts.map(({ key, max }) => [key, Math.min(Object.hasOwn(counts, key) ? counts[key] : 0, max)]),
        )
      : spec.proposed,
  );

/** Returns the proposed counts. */
export const proposedCounts = (spec: AllotSpec, { answer }: Draft): Record<string, number> =>
  draftCounts(spec, answer ? { answer } : {});

const countsOfAnswer = (answer: Answer | undefined): Record<string, number> | undefined =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? answer : undefined;
const nonZeroCounts = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

/** Returns the answer of a draft; undefined for questions that are answered without drafting. */
export const answerOfDraft = (spec: Spec, draft: Draft): Answer | undefined =>
  spec.kind === 'allot'
    ? draftCounts(spec, draft)
    : spec.kind === 'order' || (spec.kind === 'choose' && spec.max > 1)
      ? draftKeys(spec, draft)
      : undefined;

/** Result of a press on a question: an answer to submit, or a changed draft to show. */
export type PressResult = { answer: Answer; firm?: true } | { draft: Draft };

/** Returns the answer of a press that does not depend on the options; undefined if it does. */
export function immediateAnswer(verb: string, arg: string, values: string[]): PressResult | undefined {
  switch (verb) {
    case 'key':
      return { answer: [arg] };
    case 'none':
      return { answer: [] };
    case 'firmly':
      return { answer: [], firm: true };
    case 'menu':
      return { answer: values.slice(0, 1) };
    case 'number':
      return { answer: Number(arg) };
    case 'numbers':
      return { answer: Number(values[0]) };
  }
  return undefined;
}

/**
 * Applies a press or menu choice to a draft; undefined if the verb does not fit. Only checks what the draft needs: the
 * question itself decides whether an answer is legal.
 */
export function applyPress(
  spec: Spec,
  draft: Draft,
  verb: string,
  arg: string,
  values: string[],
): PressResult | undefined {
  const said = immediateAnswer(verb, arg, values);
  if (said) return said;
  if (verb === 'page') return { draft: { ...draft, page: Number(arg) || 0 } };
  if (verb === 'reset' && spec.kind === 'order')
    return { draft: { ...(draft.page && { page: draft.page }), keys: [] } };
  if (verb === 'reset')
    return {
      draft: { ...(draft.page && { page: draft.page }), ...(draft.answer !== undefined && { answer: draft.answer }) },
    };
  if (spec.kind === 'choose' || spec.kind === 'order') return applyKeyPress(spec, draft, verb, arg, values);
  if (spec.kind === 'allot') return applyCountPress(spec, draft, verb, arg, values);
  return undefined;
}

/** Removes duplicates, and appends the last remaining option of a full order. */
function completeOrder(spec: ChoiceSpec, keys: string[]): string[] {
  const found = [...new Set(keys)];
  const left = spec.options.filter(({ key }) => !found.includes(key));
  return spec.kind === 'order' && left.length === 1 && orderLength(spec) === spec.options.length
    ? [...found, left[0].key]
    : found;
}

function applyKeyPress(
  spec: ChoiceSpec,
  draft: Draft,
  verb: string,
  arg: string,
  values: string[],
): PressResult | undefined {
  const keys = draftKeys(spec, draft);
  if (verb === 'ok') return { answer: keys };
  if (verb === 'next') return { draft: { ...draft, page: 0, keys: completeOrder(spec, [...keys, ...values]) } };
  // With two options, choosing the first one completes the order.
  if (verb === 'add' && spec.kind === 'order' && spec.options.length === 2)
    return { answer: completeOrder(spec, [arg]) };
  if (verb === 'add') return { draft: { ...draft, page: 0, keys: completeOrder(spec, [...keys, arg]) } };
  if (verb === 'keys') {
    // The menu shows one page: choices on other pages stay.
    const shown = pageOf(
      spec.options.filter((option) => !option.disabledReason),
      Number(arg),
    ).map((option) => option.key);
    return { draft: { ...draft, keys: [...new Set([...keys.filter((key) => !shown.includes(key)), ...values])] } };
  }
  return undefined;
}

function applyCountPress(
  spec: AllotSpec,
  draft: Draft,
  verb: string,
  arg: string,
  values: string[],
): PressResult | undefined {
  const counts = { ...draftCounts(spec, draft) };
  const set = (key: string, count: number): PressResult => {
    const max = spec.amounts.find((line) => line.key === key)?.max ?? 0;
    counts[key] = Math.min(Math.max(0, count), max);
    if (!counts[key]) delete counts[key];
    return { draft: { ...draft, counts } };
  };
  // Warns before an empty answer that wastes something.
  const doing = (answer: Record<string, number>): PressResult =>
    spec.emptyWarning !== undefined && !draft.sure && !Object.keys(answer).length
      ? { draft: { ...draft, counts: {}, sure: true } }
      : { answer };
  switch (verb) {
    case 'ok':
      return doing(counts);
    case 'least':
      return doing({});
    case 'clear':
      return { draft: { ...draft, counts: {} } };
    case 'counts':
      return { draft: { ...draft, counts: countsFromMenu(spec, counts, values) } };
    case 'count':
      return set(arg, Number.parseInt(values[0] ?? '', 10) || 0);
    case 'exactly':
      return { draft: { ...draft, line: spec.amounts.find(({ max }) => max > 0)?.key ?? '' } };
    case 'glance': {
      const { line: _line, ...rest } = draft;
      return { draft: rest };
    }
    case 'line':
      return { draft: { ...draft, line: values[0] } };
    case '+':
      return set(arg, (counts[arg] ?? 0) + 1);
    case '-':
      return set(arg, (counts[arg] ?? 0) - 1);
    case 'max':
      return set(arg, Number.MAX_SAFE_INTEGER);
    case 'zero':
      return set(arg, 0);
    case 'ones': {
      const lines = spec.amounts.filter((one) => one.max > 0);
      for (const line of allowsOnlyOne(spec) ? lines : pageOf(lines, Number(arg))) delete counts[line.key];
      for (const key of values) counts[key] = 1;
      return { draft: { ...draft, counts } };
    }
  }
  return undefined;
}

/** Returns the menu value for a count of a line: "2 infantry@lodor". */
export const countOptionValue = (count: number, key: string): string => `${count} ${key}`;

/** Minimum number of counts offered for one line of a menu that leaves some out. */
const MIN_COUNTS_PER_LINE = 4;
/** Returns up to `most` counts, with the maximum as the last, and the chosen one if it is not among them. */
const sampleCounts = (max: number, most: number, chosen = 0): number[] =>
  max <= most ? countsUpTo(max) : [...countsUpTo(most - 1), ...(chosen >= most && chosen < max ? [chosen] : []), max];
const countsUpTo = (max: number): number[] => Array.from({ length: max }, (_, i) => i + 1);

/**
 * Returns the counts of all lines as options of one menu; `whole` if no count is left out. Undefined if even a
 * selection is too long.
 */
export function countMenuOptions(
  spec: AllotSpec,
  chosen: Record<string, number> = {},
): { options: { line: AllotSpec['amounts'][number]; count: number }[]; whole: boolean } | undefined {
  // A count that is chosen stays, even if it is too high.
  const amounts = spec.amounts.map((line) => ({
    ...line,
    max: Math.min(line.max, Math.max(highestCount(spec, line), chosen[line.key] ?? 0)),
  }));
  if (amounts.some(({ max, key }) => countOptionValue(max, key).length > LIMITS.menuValue)) return undefined;
  const highest = Math.max(0, ...amounts.map(({ max }) => max));
  for (let most = Math.min(highest, LIMITS.menuOptions); most >= Math.min(highest, MIN_COUNTS_PER_LINE); most--) {
    const options = amounts.flatMap((line) =>
      sampleCounts(line.max, most, chosen[line.key])
        .filter((count) => count >= (line.min ?? 0))
        .map((count) => ({ line, count })),
    );
    if (options.length <= LIMITS.menuOptions) return { options, whole: most === highest };
  }
  return undefined;
}

/** Most lines of a question that get a menu each. */
const MAX_LINE_MENUS = 3;

/**
 * Returns the counts of each line if each gets its own menu: there are two or three lines, one of which can have
 * several. Undefined otherwise.
 */
export function countsByLine(
  spec: AllotSpec,
  chosen: Record<string, number> = {},
): { line: AllotSpec['amounts'][number]; counts: number[] }[] | undefined {
  const { amounts } = spec;
  if (amounts.length < 2 || amounts.length > MAX_LINE_MENUS) return undefined;
  const lines = amounts.map((line) => {
    const max = Math.min(line.max, Math.max(highestCount(spec, line), chosen[line.key] ?? 0));
    return { line, counts: [0, ...countsUpTo(max)].filter((count) => count >= (line.min ?? 0)) };
  });
  const isSeveral = lines.some(({ counts }) => counts.length > 2);
  return isSeveral && lines.every(({ counts }) => counts.length <= LIMITS.menuOptions) ? lines : undefined;
}

/**
 * Reads a menu of counts. If several counts of a line are marked, a newly marked one is used, and the largest of
 * several.
 */
function countsFromMenu(spec: AllotSpec, before: Record<string, number>, values: string[]): Record<string, number> {
  const found = new Map<string, number[]>();
  for (const value of values) {
    const [, count, key] = /^(\d{1,3}) (.+)$/s.exec(value) ?? [];
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), Number(count)]);
  }
  // Counts that the menu does not show stay unchanged.
  const shown = [spec, { ...spec, amounts: spec.amounts.filter(({ isCorrective }) => !isCorrective) }].flatMap(
    (one) => countMenuOptions(one, before)?.options ?? [],
  );
  const counts = Object.fromEntries(
    Object.entries(before).filter(([key, count]) => !shown.some((one) => one.line.key === key && one.count === count)),
  );
  for (const [key, marked] of found) {
    const old = Object.hasOwn(before, key) ? before[key] : 0;
    const fresh = marked.filter((count) => count !== old);
    counts[key] = Math.max(...(fresh.length ? fresh : marked));
  }
  return counts;
}

export const MENU_PAGE_SIZE = LIMITS.menuOptions;
const pageOf = <T>(list: T[], page: number): T[] => list.slice(page * MENU_PAGE_SIZE, (page + 1) * MENU_PAGE_SIZE);
