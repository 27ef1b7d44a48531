import { itemAt } from '#engine';

/** Probability of each number of hits, beginning with none. */
export type HitDistribution = readonly number[];

export const NO_HITS: HitDistribution = [1];

/** Convolves the hit distributions of two rolls. */
export function convolve(one: HitDistribution, other: HitDistribution): HitDistribution {
  const both = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [i, p] of one.entries()) for (const [j, q] of other.entries()) both[i + j] = itemAt(both, i + j) + p * q;
  return both;
}

/** Returns the binomial hit distribution of dice that are all alike. */
export function binomialHits(count: number, chance: number): HitDistribution {
  let hits = NO_HITS;
  for (let i = 0; i < count; i++) hits = convolve(hits, [1 - chance, chance]);
  return hits;
}

/** Returns the same distribution if up to `again` of the missed dice are rerolled once. */
export function withRerolls(count: number, chance: number, again: number): HitDistribution {
  const all = Array.from({ length: count + 1 }, () => 0);
  for (const [first, p] of binomialHits(count, chance).entries())
    for (const [more, q] of binomialHits(Math.min(count - first, again), chance).entries())
      all[first + more] = itemAt(all, first + more) + p * q;
  return all;
}

/** Returns the chance that a die with `sides` sides shows `least` or more. */
export const hitChance = (least: number, sides: number): number =>
  Math.min(1, Math.max(0, (sides + 1 - least) / sides));
