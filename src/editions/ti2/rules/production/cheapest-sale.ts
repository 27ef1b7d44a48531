import type { AmountOption } from '#engine';

/** Assets sold so far, and the loss of value. */
interface Sale {
  loss: number;
  counts: Record<string, number>;
}

/** A number of units of one option, with the credits and the loss they bring. */
interface Lot {
  count: number;
  brings: number;
  loss: number;
}

/** Lots of one option, from one unit to the most that could be needed. */
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

/**
 * Finds the sale that raises `need` credits at the least loss. `loss` returns the loss of one more unit of an option,
 * after `before` units of it.
 */
export function cheapestSale(
  lines: readonly AmountOption[],
  need: number,
  loss: (key: string, before: number) => number,
): Record<string, number> {
  // Best sale so far by credits raised, capped at `need` (dynamic programming).
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
