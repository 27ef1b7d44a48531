import type { Answer } from '#engine';
import { addGreedily, openOptions, isWithinLimits, openAmounts, type AiQuestion } from '#kit/ai/default-answers.ts';
import { rankBy, type AiContext } from './ai-context.ts';

export { addGreedily, openOptions, isWithinLimits, openAmounts, type AiQuestion };

/** How questions of a name are answered; undefined where nothing speaks for an answer. */
export type Policy = (mind: AiContext, asked: AiQuestion) => Answer | undefined;

/** Takes what is worth something, the best first; as many as must be taken whatever they are worth. */
export const chooseByValue =
  (worth: (mind: AiContext, key: string, asked: AiQuestion) => number): Policy =>
  (mind, asked) => {
    const { spec } = asked;
    if (spec.kind === 'order') return rankBy(openOptions(spec), ({ key }) => worth(mind, key, asked)).map(({ key }) => key).slice(0, spec.count); // prettier-ignore
    if (spec.kind !== 'choose') return undefined;
    const rated = openOptions(spec).map(({ key }) => ({ key, worth: worth(mind, key, asked) }));
    return rankBy(rated, (one) => one.worth)
      .slice(0, spec.max)
      .filter((one, at) => at < spec.min || one.worth > 0)
      .map(({ key }) => key);
  };

/** One of the choices, the first of these that is open. */
export const pickOption = ({ spec }: AiQuestion, ...wanted: string[]): string[] | undefined => {
  const open = new Set(openOptions(spec).map(({ key }) => key));
  const found = wanted.find((key) => open.has(key));
  return found === undefined ? undefined : [found];
};
