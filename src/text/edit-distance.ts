/**
 * Computes the Damerau-Levenshtein distance of two texts in its restricted form (optimal string alignment): letters
 * wrong, missing, extra or swapped with a neighbor.
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      now[j] = Math.min(last[j] + 1, now[j - 1] + 1, last[j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        now[j] = Math.min(now[j], before[j - 2] + 1);
    }
    [before, last] = [last, now];
  }
  return last[b.length];
}
