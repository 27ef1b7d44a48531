import type { Answer, Option, Spec } from '#engine';
import { pickOption, type AiQuestion } from '#kit/ai/default-answers.ts';
import type { AiContext } from './ai-context.ts';

export { pickOption, type AiQuestion };

/** Answers one kind of question; undefined if the policy has no preference. */
export type Policy = (context: AiContext, asked: AiQuestion) => Answer | undefined;

type Choice = Extract<Spec, { kind: 'choose' }>;

export const openOptions = (spec: Spec): Option[] =>
  spec.kind === 'choose' ? spec.options.filter(({ disabledReason }) => disabledReason === undefined) : [];

/** Chooses the options of positive value, best first, and at least as many as the question requires. */
export const chooseByValue =
  (worth: (context: AiContext, key: string, asked: AiQuestion) => number): Policy =>
  (context, asked) => {
    if (asked.spec.kind !== 'choose') return undefined;
    const { min, max } = asked.spec as Choice;
    const rated = openOptions(asked.spec)
      .map(({ key }) => ({ key, worth: worth(context, key, asked) }))
      .sort((a, b) => b.worth - a.worth);
    return rated.filter((one, i) => i < max && (i < min || one.worth > 0)).map(({ key }) => key);
  };

/** Adds wished counts line by line while the answer stays legal. */
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
