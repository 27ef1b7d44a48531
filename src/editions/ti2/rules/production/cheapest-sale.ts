import type { AmountOption } from '#engine';

/** What is sold so far, and what is lost by it. */
interface Sale {
  loss: number;
  counts: Record<string, number>;
}

/** Some of one line: how many, what they bring, and what is lost by them. */
interface Lot {
  count: number;
  brings: number;
  loss: number;
}

/** From one to as many of a line as could be needed. */
function lotsOf(
  { key, max, weights }: AmountOption,
  need: number,
  loss: (key: string, before: number) => number,
): Lot[] {
  const credits = weights?.credits ?? 0;
  let lost = 0;
  return Array.from({ length: credits ? Math.min(max, Math.ceil(need / credits)) : 0 }, (_, n) => ({
    count: n + 1,
    brings: credits * (n + 1),
    loss: (lost += loss(key, n)),
  }));
}

/** A way to bring in so much, by what each line is worth, at the least loss; `loss`: of one more of a line, of which so many are given already. */
export function cheapestSale(
  lines: readonly AmountOption[],
  need: number,
  loss: (key: string, before: number) => number,
): Record<string, number> {
  // By what is brought in, and no more than is needed: the best so far.
  let best = new Map<number, Sale>([[0, { loss: 0, counts: {} }]]);
  for (const line of lines) {
    const next = new Map(best);
    const ways = [...best].flatMap(([sum, sale]) =>
      sum < need ? lotsOf(line, need - sum, loss).map((lot) => ({ sum, sale, lot })) : [],
    );
    for (const { sum, sale, lot } of ways) {
      const to = Math.min(need, sum + lot.brings);
      const lost = sale.loss + lot.loss;
      if (lost < (next.get(to)?.loss ?? Infinity))
        next.set(to, { loss: lost, counts: { ...sale.counts, [line.key]: lot.count } });
    }
    best = next;
  }
  return best.get(need)?.counts ?? {};
}
