import { measure, type Answer, type Json, type Line, type Option, type Spec } from '../../../engine/index.ts';
import { ranked, type Mind } from './mind.ts';

/** A question as it is put, and what is wrong with an answer to it. */
export interface Asked {
  question: string;
  data: Json;
  spec: Spec;
  check: (reply: Answer) => string | undefined;
}

/** How questions of a name are answered; undefined where nothing speaks for an answer. */
export type Habit = (mind: Mind, asked: Asked) => Answer | undefined;

export const choices = (spec: Spec): Option[] =>
  spec.kind === 'choose' || spec.kind === 'order' ? spec.options.filter((one) => one.off === undefined) : [];

export const linesOf = (spec: Spec): Line[] => (spec.kind === 'allot' ? spec.lines : []);

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

/** Adds what is wished for, one by one in the order of the wishes, as far as each is allowed. */
export function added(
  asked: Asked,
  wishes: Iterable<readonly [key: string, count: number]>,
  allowed: (counts: Record<string, number>) => boolean = () => true,
): Record<string, number> {
  const counts: Record<string, number> = {};
  const lines = new Map(linesOf(asked.spec).map((line) => [line.key, line]));
  for (const [key, count] of wishes) {
    const most = lines.get(key)?.max ?? 0;
    for (let i = 0; i < count && (counts[key] ?? 0) < most; i++) {
      const before = counts[key] ?? 0;
      counts[key] = before + 1;
      if (fits(asked, counts) && allowed(counts)) continue;
      if (before) counts[key] = before;
      else delete counts[key];
      break;
    }
  }
  return counts;
}

/** Whether counts are allowed so far. */
export const fits = ({ spec, check }: Asked, counts: Record<string, number>): boolean =>
  spec.kind === 'allot' &&
  spec.lines.every(({ key, max }) => (counts[key] ?? 0) <= max) &&
  (spec.limits ?? []).every(({ measure: of, atMost }) => atMost === undefined || measure(spec.lines, counts, of) <= atMost) &&
  check(counts) === undefined;
