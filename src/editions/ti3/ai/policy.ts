import type { Answer } from '#engine';
import { added, choices, fits, linesOf, type Asked } from '#kit/ai/default-answers.ts';
import { ranked, type Mind } from './ai-context.ts';

export { added, choices, fits, linesOf, type Asked };

/** How questions of a name are answered; undefined where nothing speaks for an answer. */
export type Habit = (mind: Mind, asked: Asked) => Answer | undefined;

/** Takes what is worth something, the best first; as many as must be taken whatever they are worth. */
export const byWorth =
  (worth: (mind: Mind, key: string, asked: Asked) => number): Habit =>
  (mind, asked) => {
    const { spec } = asked;
    if (spec.kind === 'order') return ranked(choices(spec), ({ key }) => worth(mind, key, asked)).map(({ key }) => key).slice(0, spec.count); // prettier-ignore
    if (spec.kind !== 'choose') return undefined;
    const rated = choices(spec).map(({ key }) => ({ key, worth: worth(mind, key, asked) }));
    return ranked(rated, (one) => one.worth)
      .slice(0, spec.max)
      .filter((one, at) => at < spec.min || one.worth > 0)
      .map(({ key }) => key);
  };

/** One of the choices, the first of these that is open. */
export const pick = ({ spec }: Asked, ...wanted: string[]): string[] | undefined => {
  const open = new Set(choices(spec).map(({ key }) => key));
  const found = wanted.find((key) => open.has(key));
  return found === undefined ? undefined : [found];
};
