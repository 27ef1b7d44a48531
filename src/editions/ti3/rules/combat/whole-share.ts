import type { Line, Spec } from '../../../../engine/index.ts';

type Allot = Extract<Spec, { kind: 'allot' }>;

/** What is counted here, by which the engine sees that nothing is left to choose. */
const MEASURE = 'units';

/**
 * So many are chosen, no more and no fewer. Each line says what is certain of it: where the others cannot make up the number, some of it has
 * to go. With one way left the least and the most are alike everywhere, and nobody is asked.
 */
export function exactly(count: number, prompt: string, lines: readonly Line[], start: Record<string, number>, say: string): Allot {
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
