/** Something that pays whole or not at all, as a planet does. */
export interface Payer {
  key: string;
  value: number;
}

/** How a bill is paid. */
export interface Payment {
  payers: string[];
  /** Of what pays one by one, as trade goods do. */
  goods: number;
}

/** So many coins are weighed against one another; beyond that the largest go first. */
const WEIGHED = 12;

/**
 * Pays an amount with as little as possible thrown away; of equals the one that keeps what pays one by one. Where all there is does not
 * suffice, all of it is given. `loose`: how many single ones there are, and what each is worth.
 */
export function cheapestPayment(coins: readonly Payer[], loose: number, amount: number, each = 1): Payment {
  const large = [...coins].sort((a, b) => b.value - a.value);
  const sure: string[] = [];
  let left = amount;
  while (large.length > WEIGHED && left > large[0].value) {
    const [{ key, value }] = large.splice(0, 1);
    sure.push(key);
    left -= value;
  }
  const few = large.slice(0, WEIGHED);
  // The least sum of coins that reaches each amount, with which coins: sums are small numbers.
  let best: { waste: number; loose: number; keys: string[] } | undefined;
  const weigh = (i: number, sum: number, keys: readonly string[]): void => {
    const single = Math.ceil(Math.max(0, left - sum) / each);
    if (single <= loose) {
      const waste = Math.max(0, sum + single * each - left);
      const price = waste + single * each * 1.1 + keys.length / 100;
      if (!best || price < best.waste + best.loose * each * 1.1 + best.keys.length / 100)
        best = { waste, loose: single, keys: [...keys] };
    }
    if (i === few.length || sum >= left) return;
    weigh(i + 1, sum + few[i].value, [...keys, few[i].key]);
    weigh(i + 1, sum, keys);
  };
  weigh(0, 0, []);
  if (!best) return { payers: coins.map(({ key }) => key), goods: loose };
  return { payers: [...sure, ...best.keys], goods: best.loose };
}
