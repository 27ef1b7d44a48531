import { itemAt } from './item-at.ts';
import type { Json } from './json.ts';

/** One choice of a question. */
export interface Option {
  /** Meaning of the option, never its position: 'mecatol-rex', 'pass'. */
  key: string;
  label: string;
  hint?: string;
  group?: string;
  /** Reason why it cannot be chosen now. Such an option is shown and explained, never accepted. */
  disabledReason?: string;
}

export interface AmountOption {
  key: string;
  label: string;
  /** The label in the plural, if a count stands right before it: "2 trade goods" instead of "2 × Cruiser". */
  plural?: string;
  /** There is only one, such as a planet: its label needs no count. */
  isUnique?: true;
  max: number;
  min?: number;
  hint?: string;
  group?: string;
  /** Contribution of one unit to each measure, as { resources: 3 }. */
  weights?: Record<string, number>;
  /** Reason why none can be counted now; `max` is then 0. */
  disabledReason?: string;
  /** Message if more than `max` are counted, if the number does not explain itself. */
  maxMessage?: string;
  /** Only corrects an error in the rest of the answer, so nobody needs to see it before there is one. */
  isCorrective?: true;
}

/** Bound on the sum of a measure over all amounts. */
export interface Limit {
  measure: string;
  atLeast?: number;
  atMost?: number;
  /** Text shown when the bound is broken; `{sum}` stands for the given sum. */
  message: string;
  /** Display name of the measure; defaults to the measure itself. */
  measureLabel?: string;
  /** Hides how much of the measure is chosen, because it is obvious that each amount counts only once. */
  hideTally?: true;
}

/** Fields of every question that can be answered. */
interface Asking {
  prompt: string;
  /** Text that the prompt is about, such as the effect of a card. */
  detail?: string;
  /**
   * Context that the answer depends on and that neither the keys nor the data of the question contain, such as the
   * agenda of a vote or the fleets of a combat. An answer planned for one subject is not given for another.
   */
  subject?: Json;
}

/**
 * Legal answers of a question, as data. The same value draws the buttons, completes typed input, checks the answer,
 * explains a refusal and feeds the random player.
 */
export type Spec =
  /** Some options, each at most once. `emptyLabel`: label for choosing none. */
  | ({ kind: 'choose'; min: number; max: number; options: Option[]; emptyLabel?: string } & Asking)
  /** All options, or `count` of them, in an order. */
  | ({ kind: 'order'; options: Option[]; count?: number } & Asking)
  | ({ kind: 'number'; min: number; max: number } & Asking)
  /**
   * A count for each amount. `proposed`: a legal answer to start the draft with. `emptyLabel`: label for counting none,
   * as "Move nothing". `emptyWarning`: what counting none loses, if anything.
   */
  | ({
      kind: 'allot';
      amounts: AmountOption[];
      limits?: Limit[];
      proposed: Record<string, number>;
      emptyLabel?: string;
      emptyWarning?: string;
    } & Asking)
  /** There is nothing (left) to answer: the answer is null. */
  | { kind: 'none'; reason: string };

/** Returns how many options are put in an order. */
export const orderLength = ({ options, count }: Extract<Spec, { kind: 'order' }>): number =>
  Math.min(count ?? options.length, options.length);

export type Answer = string[] | number | Record<string, number> | null;

export const choose = (
  prompt: string,
  options: Option[],
  count: { min?: number; max?: number; nothing?: string; detail?: string; subject?: Json } = {},
): Spec => {
  const open = options.filter((option) => !option.disabledReason).length;
  const max = Math.min(count.max ?? 1, open);
  return {
    kind: 'choose',
    prompt,
    options,
    min: Math.min(count.min ?? 1, max),
    max,
    ...(count.nothing !== undefined && { emptyLabel: count.nothing }),
    ...(count.detail && { detail: count.detail }),
    ...(count.subject !== undefined && { subject: count.subject }),
  };
};

/** Returns the shape of a Spec without its display texts: kind, keys, limits and subject. */
export function shapeOf(spec: Spec): Json {
  if (spec.kind === 'none') return { kind: spec.kind };
  const { kind, subject = null } = spec;
  switch (spec.kind) {
    case 'number':
      return { kind, subject, min: spec.min, max: spec.max };
    case 'order':
      return { kind, subject, count: orderLength(spec), options: spec.options.map(shapeOfOption) };
    case 'choose':
      return { kind, subject, min: spec.min, max: spec.max, options: spec.options.map(shapeOfOption) };
    case 'allot':
      return { kind, subject, lines: spec.amounts.map(shapeOfLine), limits: (spec.limits ?? []).map(shapeOfLimit) };
  }
}

const shapeOfOption = ({ key, disabledReason }: Option): Json => [key, disabledReason === undefined];

const shapeOfLine = ({ key, max, min = 0, weights = {}, disabledReason }: AmountOption): Json => [
  key,
  min,
  max,
  weights,
  disabledReason === undefined,
];

const shapeOfLimit = ({ measure, atLeast, atMost }: Limit): Json => [measure, atLeast ?? null, atMost ?? null];

/** Returns why an answer does not fit the Spec; undefined if it fits. */
export function specProblem(spec: Spec, answer: Answer): string | undefined {
  switch (spec.kind) {
    case 'none':
      return answer === null ? undefined : spec.reason;
    case 'number':
      if (typeof answer !== 'number' || !Number.isInteger(answer)) return 'Enter a whole number.';
      if (answer < spec.min || answer > spec.max) return `Enter a number from ${spec.min} to ${spec.max}.`;
      return undefined;
    case 'choose':
      return misfitKeys(spec.options, answer, spec.min, spec.max);
    case 'order':
      return misfitKeys(spec.options, answer, orderLength(spec), orderLength(spec));
    case 'allot':
      return misfitCounts(spec, answer);
  }
}

function misfitKeys(options: Option[], answer: Answer, min: number, max: number): string | undefined {
  if (!Array.isArray(answer)) return 'The answer must be a list of choices.';
  for (const key of answer) {
    const unfit = misfitKey(options, key);
    if (unfit) return unfit;
  }
  if (new Set(answer).size !== answer.length) return 'You can choose each option only once.';
  return misfitLength(
    options.flatMap(({ key, label }) => (answer.includes(key) ? [label] : [])),
    min,
    max,
  );
}

function misfitKey(options: Option[], key: string): string | undefined {
  const option = options.find((one) => one.key === key);
  if (option) return option.disabledReason;
  return typeof key === 'string'
    ? `“${key.slice(0, 60)}” is not among the choices.`
    : 'The answer must be a list of choices.';
}

function misfitLength(chosen: readonly string[], min: number, max: number): string | undefined {
  const { length } = chosen;
  if (length >= min && length <= max) return undefined;
  if (max === 0) return 'There is nothing to choose here.';
  // The names say what was counted.
  const names = length > 1 && length <= MAX_NAMED ? `: ${chosen.join(', ')}` : '';
  const wanted = min === max ? `exactly ${min}` : length < min ? `at least ${min}` : `at most ${max}`;
  return `Choose ${wanted}; you chose ${length}${names}.`;
}

/** Most chosen options that a refusal names. */
const MAX_NAMED = 5;

type Allotting = Extract<Spec, { kind: 'allot' }>;

function misfitCounts(spec: Allotting, answer: Answer): string | undefined {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer))
    return 'The answer must have a number for each line.';
  for (const [key, count] of Object.entries(answer)) {
    const unfit = misfitCount(spec.amounts, key, count);
    if (unfit) return unfit;
  }
  const short = spec.amounts.find((line) => line.min && (answer[line.key] ?? 0) < line.min);
  return short ? refuseAmount(short, `choose at least ${short.min}.`) : brokenLimit(spec, answer);
}

function misfitCount(lines: AmountOption[], key: string, count: number): string | undefined {
  const line = lines.find((one) => one.key === key);
  if (!line) return `“${key.slice(0, 60)}” is not among the choices.`;
  if (!Number.isInteger(count) || count < 0) return refuseAmount(line, 'enter a whole number.');
  if (count > 0 && line.disabledReason) return refuseAmount(line, line.disabledReason);
  if (count <= line.max) return undefined;
  if (line.max === 0) return refuseAmount(line, 'you cannot choose any.');
  if (line.maxMessage !== undefined) return line.maxMessage;
  return line.label.includes(': ')
    ? `Choose “${begun(line)}” at most ${line.max === 1 ? 'once' : `${line.max} times`}.`
    : refuseAmount(line, `choose at most ${line.max}.`, placed(line, lines));
}

/** Refuses an amount: "Fighter: enter a whole number."; a label that has a colon itself is in quotes. */
function refuseAmount(line: AmountOption, reason: string, place = ''): string {
  const label = line.label.includes(': ') ? `“${begun(line)}”` : begun(line);
  return `${label}${place}: ${reason}`;
}

/** Returns the label of an amount with a capital first letter, to begin a sentence. */
const begun = ({ label }: AmountOption): string => label.charAt(0).toUpperCase() + label.slice(1);

/** Names the system of an amount if others of its name are elsewhere: " at Quill (101)". */
const placed = ({ label, group = '' }: AmountOption, lines: readonly AmountOption[]): string =>
  /\(\d{3}\)$/.test(group) && lines.some((one) => one.label === label && one.group !== group) ? ` at ${group}` : '';

/** Returns the message of the first broken limit. */
function brokenLimit(spec: Allotting, counts: Record<string, number>): string | undefined {
  for (const limit of spec.limits ?? []) {
    const sum = sumMeasure(spec.amounts, counts, limit.measure);
    if ((limit.atLeast !== undefined && sum < limit.atLeast) || (limit.atMost !== undefined && sum > limit.atMost)) {
      return limit.message.replaceAll('{sum}', String(sum));
    }
  }
  return undefined;
}

export const sumMeasure = (lines: AmountOption[], counts: Record<string, number>, name: string): number =>
  lines.reduce((sum, line) => sum + (counts[line.key] ?? 0) * (line.weights?.[name] ?? 0), 0);

/** Returns the only legal answer; undefined unless there is exactly one. */
export function onlyAnswer(spec: Spec): Answer | undefined {
  if (spec.kind === 'none') return null;
  if (spec.kind === 'number') return spec.min === spec.max ? spec.min : undefined;
  if (spec.kind === 'order')
    return orderLength(spec) === 0 || spec.options.length < 2
      ? spec.options.slice(0, orderLength(spec)).map((option) => option.key)
      : undefined;
  if (spec.kind === 'choose') {
    const open = spec.options.filter((option) => !option.disabledReason);
    if (spec.max === 0) return [];
    return spec.min === open.length ? open.map((option) => option.key) : undefined;
  }
  return spec.amounts.every((line) => line.max === (line.min ?? 0))
    ? Object.fromEntries(spec.amounts.filter((line) => line.max).map((line) => [line.key, line.max]))
    : undefined;
}

/** Returns an answer that needs no decision: the lowest number, the first options, or the proposed amounts. */
export function defaultAnswer(spec: Spec): Answer {
  switch (spec.kind) {
    case 'none':
      return null;
    case 'number':
      return spec.min;
    case 'order':
      return spec.options.slice(0, orderLength(spec)).map(({ key }) => key);
    case 'choose':
      return spec.options
        .filter(({ disabledReason }) => !disabledReason)
        .slice(0, spec.min)
        .map(({ key }) => key);
    case 'allot':
      return { ...spec.proposed };
  }
}

/** Returns a random answer that fits the Spec itself. `below(n)` returns a whole number from 0 to n - 1. */
export function randomAnswer(spec: Spec, below: (n: number) => number): Answer {
  switch (spec.kind) {
    case 'none':
      return null;
    case 'number':
      return spec.min + below(spec.max - spec.min + 1);
    case 'order':
      return toShuffled(
        spec.options.map((option) => option.key),
        below,
      ).slice(0, orderLength(spec));
    case 'choose': {
      const open = spec.options.filter((option) => !option.disabledReason).map((option) => option.key);
      return toShuffled(open, below).slice(0, spec.min + below(spec.max - spec.min + 1));
    }
    case 'allot':
      return randomCounts(spec, below);
  }
}

/**
 * Starts from the minimum and adds at random until a random size and the lower bounds are met; `proposed` if that
 * fails.
 */
function randomCounts(spec: Allotting, below: (n: number) => number): Record<string, number> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const counts = randomlyAdded(spec, below);
    if (!specProblem(spec, counts)) return counts;
  }
  return { ...spec.proposed };
}

function randomlyAdded({ amounts, limits = [] }: Allotting, below: (n: number) => number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of amounts) if (line.min) counts[line.key] = line.min;
  const room = amounts.reduce((sum, line) => sum + line.max - (line.min ?? 0), 0);
  const wish = below(Math.min(room, 12) + 1);
  for (let added = 0; added < room; added++) {
    const short = limits.filter(
      (limit) => limit.atLeast !== undefined && sumMeasure(amounts, counts, limit.measure) < limit.atLeast,
    );
    if (added >= wish && !short.length) break;
    const fitting = amounts.filter(
      (line) =>
        (counts[line.key] ?? 0) < line.max &&
        (added < wish || short.some((limit) => worth(line, limit) > 0)) &&
        limits.every(
          (limit) =>
            limit.atMost === undefined ||
            sumMeasure(amounts, counts, limit.measure) + worth(line, limit) <= limit.atMost,
        ),
    );
    const line = fitting[below(Math.max(fitting.length, 1))];
    if (!line) break;
    counts[line.key] = (counts[line.key] ?? 0) + 1;
  }
  return counts;
}

/** Returns how much one unit of an amount adds to the measure of a limit. */
const worth = (line: AmountOption, limit: Limit): number => line.weights?.[limit.measure] ?? 0;

export function toShuffled<T>(items: readonly T[], below: (n: number) => number): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const held = itemAt(list, i);
    list[i] = itemAt(list, j);
    list[j] = held;
  }
  return list;
}
