import type { Answer } from '#engine';
import {
  addGreedily,
  openOptions,
  isWithinLimits,
  openAmounts,
  pickOption,
  type AiQuestion,
} from '#kit/ai/default-answers.ts';
import { rankBy, type AiContext } from './ai-context.ts';

export { addGreedily, openOptions, isWithinLimits, openAmounts, pickOption, type AiQuestion };

/** Answers one kind of question; undefined if the policy has no preference. */
export type Policy = (context: AiContext, asked: AiQuestion) => Answer | undefined;

/** Chooses the options of positive value, best first, and at least as many as the question requires. */
export const chooseByValue =
  (worth: (context: AiContext, key: string, asked: AiQuestion) => number): Policy =>
  (context, asked) => {
    const { spec } = asked;
    if (spec.kind === 'order') return rankBy(openOptions(spec), ({ key }) => worth(context, key, asked)).map(({ key }) => key).slice(0, spec.count); // prettier-ignore
    if (spec.kind !== 'choose') return undefined;
    const rated = openOptions(spec).map(({ key }) => ({ key, worth: worth(context, key, asked) }));
    return rankBy(rated, (one) => one.worth)
      .slice(0, spec.max)
      .filter((one, at) => at < spec.min || one.worth > 0)
      .map(({ key }) => key);
  };
