export interface Times {
  median: number;
  p99: number;
}

export const rounded = (value: number): number => Math.round(value * 100) / 100;
export const percentile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export function summarizeTimes(list: number[]): Times {
  const sorted = [...list].sort((a, b) => a - b);
  return { median: rounded(percentile(sorted, 0.5)), p99: rounded(percentile(sorted, 0.99)) };
}

export const ratios = (of: Times, to: Times): Times => ({
  median: rounded(of.median / to.median),
  p99: rounded(of.p99 / to.p99),
});

export function measureTime<T>(into: number[], work: () => T): T {
  const begun = performance.now();
  const result = work();
  into.push(performance.now() - begun);
  return result;
}

/** Measures an asynchronous task. */
export async function measureTimeAsync<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  into.push(performance.now() - begun);
  return result;
}
