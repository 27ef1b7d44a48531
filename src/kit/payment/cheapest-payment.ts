/** Payer that is spent whole or not at all, as a planet is. */
export interface Payer {
  key: string;
  value: number;
}

/** Payment of a bill. */
export interface Payment {
  payers: string[];
  /** Number of units that pay one by one, as trade goods do. */
  goods: number;
}

/** Maximum number of payers in the exhaustive search; with more, the largest are spent first. */
const WEIGHED = 12;

/**
 * Pays an amount at the least price: the value wasted, plus 1.1 times the value of the goods spent, plus a little for
 * each payer. Spends everything if it does not suffice. `loose`: number of units that pay one by one; `each`: value of
 * one of them.
 */
export function cheapestPayment(coins: readonly Payer[], loose: number, amount: number, each = 1): Payment {
  const sorted = [...coins].sort((a, b) => b.value - a.value);
  const sure: string[] = [];
  let left = amount;
  for (const { key, value } of sorted.slice(0, Math.max(0, sorted.length - WEIGHED))) {
    if (left <= value) break;
    sure.push(key);
    left -= value;
  }
  const few = sorted.slice(sure.length, sure.length + WEIGHED);
  // Exhaustive search: each payer is either spent or kept.
  let best: { waste: number; loose: number; keys: string[] } | undefined;
  const weigh = (i: number, sum: number, keys: readonly string[]): void => {
    const single = Math.ceil(Math.max(0, left - sum) / each);
    if (single <= loose) {
      const waste = Math.max(0, sum + single * each - left);
      const price = waste + single * each * 1.1 + keys.length / 100;
      if (!best || price < best.waste + best.loose * each * 1.1 + best.keys.length / 100)
        best = { waste, loose: single, keys: [...keys] };
    }
    const payer = few[i];
    if (!payer || sum >= left) return;
    weigh(i + 1, sum + payer.value, [...keys, payer.key]);
    weigh(i + 1, sum, keys);
  };
  weigh(0, 0, []);
  if (!best) return { payers: coins.map(({ key }) => key), goods: loose };
  return { payers: [...sure, ...best.keys], goods: best.loose };
}
