import type { AmountOption, Spec } from '#engine';

type Allot = Extract<Spec, { kind: 'allot' }>;

/** What is counted here, by which the engine sees that nothing is left to choose. */
export const ALLOTMENT_MEASURE = 'units';

/**
 * So many are chosen, no more and no fewer. Each line says what is certain of it: where the others cannot make up the number, some of it has
 * to go. With one way left the least and the most are alike everywhere, and nobody is asked.
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
    limits: [{ measure: ALLOTMENT_MEASURE, atLeast: count, atMost: count, message: `${say} ${count}; so far {sum}.` }],
    proposed: start,
  };
}

const weightOf = ({ weights }: Pick<AmountOption, 'weights'>): number => weights?.[ALLOTMENT_MEASURE] ?? 1;

/**
 * The same where something counts more than once, as damage may that bears two hits: so much is covered, and nothing is given that could be
 * spared (`spareable`). Each line's worth says what it counts.
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
    limits: [{ measure: ALLOTMENT_MEASURE, atLeast: count, message: `${say} ${count}; so far {sum}.` }],
    proposed: start,
  };
}

/** Of what was given, a line of which one less would do as well. */
export function findSuperfluousLine(
  count: number,
  lines: readonly AmountOption[],
  given: Readonly<Record<string, number>>,
): AmountOption | undefined {
  const sum = lines.reduce((total, line) => total + (given[line.key] ?? 0) * weightOf(line), 0);
  return lines.find((line) => (given[line.key] ?? 0) > (line.min ?? 0) && sum - weightOf(line) >= count);
}
