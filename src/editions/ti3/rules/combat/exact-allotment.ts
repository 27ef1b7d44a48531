import type { AmountOption, Spec } from '#engine';

type Allot = Extract<Spec, { kind: 'allot' }>;

/** Measure that counts the units of an allotment; the engine uses it to see that only one choice is left. */
export const ALLOTMENT_MEASURE = 'units';

/**
 * Builds a question that allots exactly `count` units. Each line gets the minimum and maximum it can have, so that with
 * a single possible allotment the minimums equal the maximums and the engine skips the question.
 */
export function exactAllotment(
  count: number,
  prompt: string,
  lines: readonly AmountOption[],
  start: Record<string, number>,
  say: string,
): Allot {
  const all = lines.reduce((sum, { max }) => sum + max, 0);
  return {
    kind: 'allot',
    prompt,
    amounts: lines.map((line) => ({
      ...line,
      min: Math.max(0, count - (all - line.max)),
      max: Math.min(count, line.max),
      weights: { [ALLOTMENT_MEASURE]: 1 },
    })),
    limits: [
      { measure: ALLOTMENT_MEASURE, atLeast: count, atMost: count, message: `${say} ${count}; you chose {sum}.` },
    ],
    proposed: start,
  };
}

const weightOf = ({ weights }: Pick<AmountOption, 'weights'>): number => weights?.[ALLOTMENT_MEASURE] ?? 1;

/**
 * Like `exactAllotment`, for lines that count more than once (damage that absorbs two hits): the allotment must cover
 * `count`, and `findSuperfluousLine` rejects a surplus. A line's weight is the number it counts for.
 */
export function coveringAllotment(
  count: number,
  prompt: string,
  lines: readonly AmountOption[],
  start: Record<string, number>,
  say: string,
): Allot {
  if (lines.every((line) => weightOf(line) === 1)) return exactAllotment(count, prompt, lines, start, say);
  const all = lines.reduce((sum, line) => sum + line.max * weightOf(line), 0);
  const least = (line: AmountOption): number =>
    Math.max(0, Math.ceil((count - (all - line.max * weightOf(line))) / weightOf(line)));
  const sure = lines.reduce((sum, line) => sum + least(line) * weightOf(line), 0);
  const bound = lines.flatMap((line): AmountOption[] => {
    const rest = Math.max(0, count - (sure - least(line) * weightOf(line)));
    const max = Math.min(line.max, Math.ceil(rest / weightOf(line)));
    return max > 0
      ? [{ ...line, min: least(line), max, weights: { ...line.weights, [ALLOTMENT_MEASURE]: weightOf(line) } }]
      : [];
  });
  return {
    kind: 'allot',
    prompt,
    amounts: bound,
    limits: [{ measure: ALLOTMENT_MEASURE, atLeast: count, message: `${say} ${count}; you chose {sum}.` }],
    proposed: start,
  };
}

/** Returns a line that could be one lower and still cover `count`; undefined if there is none. */
export function findSuperfluousLine(
  count: number,
  lines: readonly AmountOption[],
  given: Readonly<Record<string, number>>,
): AmountOption | undefined {
  const sum = lines.reduce((total, line) => total + (given[line.key] ?? 0) * weightOf(line), 0);
  return lines.find((line) => (given[line.key] ?? 0) > (line.min ?? 0) && sum - weightOf(line) >= count);
}
