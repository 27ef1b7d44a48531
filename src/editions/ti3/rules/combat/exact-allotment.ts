import type { Line, Spec } from '#engine';

type Allot = Extract<Spec, { kind: 'allot' }>;

/** What is counted here, by which the engine sees that nothing is left to choose. */
export const MEASURE = 'units';

/**
 * So many are chosen, no more and no fewer. Each line says what is certain of it: where the others cannot make up the number, some of it has
 * to go. With one way left the least and the most are alike everywhere, and nobody is asked.
 */
export function exactly(
  count: number,
  prompt: string,
  lines: readonly Line[],
  start: Record<string, number>,
  say: string,
): Allot {
  const all = lines.reduce((sum, { max }) => sum + max, 0);
  return {
    kind: 'allot',
    prompt,
    lines: lines.map((line) => ({
      ...line,
      min: Math.max(0, count - (all - line.max)),
      max: Math.min(count, line.max),
      worth: { [MEASURE]: 1 },
    })),
    limits: [{ measure: MEASURE, atLeast: count, atMost: count, say: `${say} ${count}; so far {sum}.` }],
    start,
  };
}

const weightOf = ({ worth }: Pick<Line, 'worth'>): number => worth?.[MEASURE] ?? 1;

/**
 * The same where something counts more than once, as damage may that bears two hits: so much is covered, and nothing is given that could be
 * spared (`spareable`). Each line's worth says what it counts.
 */
export function covering(
  count: number,
  prompt: string,
  lines: readonly Line[],
  start: Record<string, number>,
  say: string,
): Allot {
  if (lines.every((line) => weightOf(line) === 1)) return exactly(count, prompt, lines, start, say);
  const all = lines.reduce((sum, line) => sum + line.max * weightOf(line), 0);
  const least = (line: Line): number =>
    Math.max(0, Math.ceil((count - (all - line.max * weightOf(line))) / weightOf(line)));
  const sure = lines.reduce((sum, line) => sum + least(line) * weightOf(line), 0);
  const bound = lines.flatMap((line): Line[] => {
    const rest = Math.max(0, count - (sure - least(line) * weightOf(line)));
    const max = Math.min(line.max, Math.ceil(rest / weightOf(line)));
    return max > 0 ? [{ ...line, min: least(line), max, worth: { ...line.worth, [MEASURE]: weightOf(line) } }] : [];
  });
  return {
    kind: 'allot',
    prompt,
    lines: bound,
    limits: [{ measure: MEASURE, atLeast: count, say: `${say} ${count}; so far {sum}.` }],
    start,
  };
}

/** Of what was given, a line of which one less would do as well. */
export function spareable(
  count: number,
  lines: readonly Line[],
  given: Readonly<Record<string, number>>,
): Line | undefined {
  const sum = lines.reduce((total, line) => total + (given[line.key] ?? 0) * weightOf(line), 0);
  return lines.find((line) => (given[line.key] ?? 0) > (line.min ?? 0) && sum - weightOf(line) >= count);
}
