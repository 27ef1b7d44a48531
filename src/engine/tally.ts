import { sumMeasure, type AmountOption, type Answer, type Spec } from '#engine/questions/spec.ts';

type Allot = Extract<Spec, { kind: 'allot' }>;

/** Formats how much of a measure is chosen: "resources: 3 of 5"; empty if that is obvious or nothing is chosen. */
export function formatTally({ amounts, limits }: Allot, name: string, counts: Record<string, number>): string {
  const limit = limits?.find((one) => one.measure === name);
  if (!limit || limit.hideTally) return '';
  const sum = sumMeasure(amounts as AmountOption[], counts, name);
  const what = limit.measureLabel ?? name.replaceAll('-', ' ');
  // With a limit of zero, negative weights provide room and positive ones use it.
  if (limit.atMost === 0) {
    return sum > 0 ? `${what} exceeded by ${sum}` : sum < 0 ? `${what} left: ${-sum}` : '';
  }
  const { atLeast, atMost } = limit;
  // Without an upper limit, exceeding the minimum is no problem.
  if (atLeast !== undefined && atLeast !== atMost && (atMost === undefined || sum < atLeast))
    return `${what}: ${sum} (you need ${atLeast})`;
  return `${what}: ${sum} of ${atMost}`;
}

/**
 * Formats how much of each measure an answer chooses: "units: 2 of 4 · resources: 3 of 5"; empty without measures.
 * Leaves out those of which an exact number is due.
 */
export function formatTallies(spec: Spec, answer: Answer): string {
  if (spec.kind !== 'allot' || answer === null || typeof answer !== 'object' || Array.isArray(answer)) return '';
  const open = (spec.limits ?? []).filter(({ atLeast, atMost }) => atLeast === undefined || atLeast !== atMost);
  const tallies = open.map(({ measure }) => formatTally(spec, measure, answer));
  return [...new Set(tallies)].filter(Boolean).join(' · ');
}
