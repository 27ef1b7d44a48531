import type { Json } from '#engine/json.ts';

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
  /** Set for a thing that exists only once, such as a planet: its label needs no count. */
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
  /** Message if fewer than `min` are counted, if the number does not explain itself. */
  minMessage?: string;
  /** Only corrects an error in the rest of the answer; shown once there is one. */
  isCorrective?: true;
}

/** Bound on the sum of a measure over all amounts. */
export interface Limit {
  measure: string;
  atLeast?: number;
  atMost?: number;
  /** Text shown when the bound is broken; `{sum}` stands for the given sum. */
  message: string;
  /** Text instead of `message` if nothing that is chosen provides room: no chosen line has a negative weight. */
  noRoomMessage?: string;
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
  /** A choice of `min` to `max` options, each at most once. `emptyLabel`: label for choosing none. */
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
  /** A question that no longer has anything to answer: the answer is null. */
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

export type Allotting = Extract<Spec, { kind: 'allot' }>;

export const sumMeasure = (lines: AmountOption[], counts: Record<string, number>, name: string): number =>
  lines.reduce((sum, line) => sum + (counts[line.key] ?? 0) * (line.weights?.[name] ?? 0), 0);
