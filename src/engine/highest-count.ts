import type { AmountOption, Spec } from '#engine/questions/spec.ts';

type Allot = Extract<Spec, { kind: 'allot' }>;

/**
 * Returns the highest count of an amount that the limits can allow with any other choices: ships that hold 4 units
 * cannot carry 5. At least 1 if the amount can be counted at all, so that the limit can explain itself.
 */
export function highestCount({ amounts, limits = [] }: Pick<Allot, 'amounts' | 'limits'>, line: AmountOption): number {
  const bounds = limits.flatMap(({ measure, atMost }) => {
    const weight = line.weights?.[measure] ?? 0;
    if (atMost === undefined || weight <= 0) return [];
    const room = amounts.reduce((sum, one) => sum + Math.max(0, -(one.weights?.[measure] ?? 0)) * one.max, atMost);
    return [Math.floor(room / weight)];
  });
  return Math.max(Math.min(line.max, ...bounds), Math.min(1, line.max), line.min ?? 0);
}

/** Tells whether the limits allow one unit of all the amounts together, and no amount makes room for more. */
export const allowsOnlyOne = ({ amounts, limits = [] }: Pick<Allot, 'amounts' | 'limits'>): boolean =>
  limits.some(
    ({ measure, atMost }) =>
      atMost === 1 && amounts.every(({ max, weights }) => max <= 0 || (weights?.[measure] ?? 0) >= 1),
  );
