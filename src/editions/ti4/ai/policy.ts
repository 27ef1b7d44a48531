import type { Answer, Json, Option, Spec } from '#engine';
import type { AiContext } from './ai-context.ts';

/** A question as it is put: what it is about, and what would be wrong with an answer. */
export interface AiQuestion {
  question: string;
  data: Json;
  spec: Spec;
  check: (reply: Answer) => string | undefined;
}

/** How a kind of question is answered; undefined where nothing speaks for any answer. */
export type Policy = (mind: AiContext, asked: AiQuestion) => Answer | undefined;

type Choice = Extract<Spec, { kind: 'choose' }>;

export const openOptions = (spec: Spec): Option[] =>
  spec.kind === 'choose' ? spec.options.filter(({ disabledReason }) => disabledReason === undefined) : [];

/** Chooses by worth: at least as many as must be, and more where they are worth something. */
export const chooseByValue =
  (worth: (mind: AiContext, key: string, asked: AiQuestion) => number): Policy =>
  (mind, asked) => {
    if (asked.spec.kind !== 'choose') return undefined;
    const { min, max } = asked.spec as Choice;
    const rated = openOptions(asked.spec)
      .map(({ key }) => ({ key, worth: worth(mind, key, asked) }))
      .sort((a, b) => b.worth - a.worth);
    return rated.filter((one, i) => i < max && (i < min || one.worth > 0)).map(({ key }) => key);
  };

/** Takes this one of the choices, where it is open. */
export const pickOption = ({ spec }: AiQuestion, ...keys: string[]): string[] | undefined => {
  const open = openOptions(spec);
  const found = keys.find((key) => open.some((one) => one.key === key));
  return found === undefined ? undefined : [found];
};

/** Counts, line by line, added as long as they are legal. */
export function addGreedily(
  asked: AiQuestion,
  wishes: readonly { key: string; count: number }[],
): Record<string, number> {
  let counts: Record<string, number> = {};
  if (asked.spec.kind !== 'allot') return counts;
  for (const { key, count } of wishes) {
    const line = asked.spec.amounts.find((one) => one.key === key);
    if (!line) continue;
    for (let n = 0; n < count; n++) {
      const more = { ...counts, [key]: (counts[key] ?? 0) + 1 };
      if (more[key] > line.max || asked.check(more) !== undefined) break;
      counts = more;
    }
  }
  return counts;
}
