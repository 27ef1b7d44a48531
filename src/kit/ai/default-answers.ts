import {
  digest,
  canonicalJson,
  sumMeasure,
  specProblem,
  defaultAnswer,
  shapeOf,
  type Answer,
  type Json,
  type AmountOption,
  type OpenAsk,
  type Option,
  type Spec,
} from '#engine';

// Answers of practice players in any edition.

/** Question for a practice player. `check` returns why an answer would be refused. */
export interface AiQuestion {
  question: string;
  data: Json;
  spec: Spec;
  check: (reply: Answer) => string | undefined;
}

/** Returns an open question as a practice player answers it. */
export const toAiQuestion = ({
  open: { ask },
  spec,
  check,
}: Pick<AiQuestion, 'spec' | 'check'> & { open: Pick<OpenAsk, 'ask'> }): AiQuestion => ({
  question: ask.question,
  data: ask.data,
  spec,
  check,
});

/**
 * Returns the seed for choosing between equally good answers. It depends only on what the player is shown: the id of
 * the question would reveal how many questions others were asked.
 */
export const choiceSeed = ({ question, data, spec }: AiQuestion, round: number): string =>
  digest(canonicalJson([round, question, data, shapeOf(spec)]));

export const openOptions = (spec: Spec): Option[] =>
  spec.kind === 'choose' || spec.kind === 'order' ? spec.options.filter((one) => one.disabledReason === undefined) : [];

export const openAmounts = (spec: Spec): AmountOption[] =>
  spec.kind === 'allot' ? spec.amounts.filter((one) => one.disabledReason === undefined) : [];

/** Chooses the first of these options that is open; undefined if none is. */
export const pickOption = ({ spec }: Pick<AiQuestion, 'spec'>, ...keys: string[]): string[] | undefined => {
  const open = openOptions(spec).map(({ key }) => key);
  const found = keys.find((key) => open.includes(key));
  return found === undefined ? undefined : [found];
};

/** Adds the wished counts one by one, in the order of the wishes, as far as each is allowed. */
export function addGreedily(
  asked: AiQuestion,
  wishes: Iterable<readonly [key: string, count: number]>,
  allowed: (counts: Record<string, number>) => boolean = () => true,
): Record<string, number> {
  const counts: Record<string, number> = {};
  const lines = new Map(openAmounts(asked.spec).map((line) => [line.key, line]));
  for (const [key, count] of wishes) {
    const most = lines.get(key)?.max ?? 0;
    for (let i = 0; i < count && (counts[key] ?? 0) < most; i++) {
      const before = counts[key] ?? 0;
      counts[key] = before + 1;
      if (isWithinLimits(asked, counts) && allowed(counts)) continue;
      if (before) counts[key] = before;
      else delete counts[key];
      break;
    }
  }
  return counts;
}

/** Tells whether counts are legal and within the upper limits, ignoring lower limits. */
export const isWithinLimits = ({ spec, check }: AiQuestion, counts: Record<string, number>): boolean =>
  spec.kind === 'allot' &&
  spec.amounts.every(({ key, max }) => (counts[key] ?? 0) <= max) &&
  (spec.limits ?? []).every(
    ({ measure: of, atMost }) => atMost === undefined || sumMeasure(spec.amounts, counts, of) <= atMost,
  ) &&
  check(counts) === undefined;

export const isAccepted = ({ spec, check }: AiQuestion, reply: Answer): boolean =>
  specProblem(spec, reply) === undefined && check(reply) === undefined;

/**
 * Returns a legal answer: one that does something, if possible (`idle`: keys that do nothing), else what the question
 * proposes.
 */
export function fallbackAnswer(asked: AiQuestion, lot: (n: number) => number, idle: readonly string[]): Answer {
  return attempts(asked.spec, lot, idle).find((reply) => isAccepted(asked, reply)) ?? defaultAnswer(asked.spec);
}

function attempts(spec: Spec, lot: (n: number) => number, idle: readonly string[]): Answer[] {
  if (spec.kind === 'number') return [spec.max, spec.min];
  if (spec.kind === 'allot') return [spec.proposed, {}];
  if (spec.kind !== 'choose') return [defaultAnswer(spec)];
  const keys = openOptions(spec).map(({ key }) => key);
  const busy = keys.filter((key) => !idle.includes(key));
  const first = busy.length ? lot(busy.length) : 0;
  const order = [...busy.slice(first), ...busy.slice(0, first), ...keys.filter((key) => idle.includes(key))];
  const few = Math.min(spec.max, Math.max(spec.min, 1));
  return [order.slice(0, few), ...order.map((key) => [key]), order.slice(0, spec.min)];
}
