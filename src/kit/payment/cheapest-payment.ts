import { formatAlternatives } from '#text/sentences.ts';

/** Payer that is spent whole or not at all, as a planet is. */
export interface Payer {
  key: string;
  value: number;
  /** All that it could pay, of any kind: between equal payments, the least of it is spent. */
  otherValue?: number;
}

/** Payment of a bill. */
export interface Payment {
  payers: string[];
  /** Number of units that pay one by one, as trade goods do. */
  goods: number;
}

/** Formats the refusal of a planet that is chosen several times. */
export const formatRepeatedExhaust = (planet: string): string => `You can exhaust ${planet} only once.`;

/** Returns how many of the goods in a payment it does not need. `each`: value of one of them. */
export const idleGoods = (excess: number, count: number, each: number): number =>
  Math.min(count, Math.floor(excess / each));

/** Formats the refusal of a payment with parts that it does not need; undefined if it needs all. */
export const formatOverpayment = (excess: number, idle: readonly string[]): string | undefined =>
  idle.length ? `You are paying ${excess} too much: leave out ${formatAlternatives(idle)}.` : undefined;

/** Maximum number of payers in the exhaustive search; with more, the largest are spent first. */
const WEIGHED = 12;

/** Price of each point of other value, too small to outweigh a payer. */
export const OTHER_PRICE = 0.0001;

/**
 * Pays an amount at the least price: the value wasted, plus 1.1 times the value of the goods spent, plus a little for
 * each payer and very little for its other value. Spends everything if it does not suffice. `loose`: number of units that pay one by one; `each`: value of
 * one of them.
 */
export function cheapestPayment(coins: readonly Payer[], loose: number, amount: number, each = 1): Payment {
  const sorted = [...coins].sort((a, b) => b.value - a.value || (a.otherValue ?? 0) - (b.otherValue ?? 0));
  const sure: string[] = [];
  let left = amount;
  for (const { key, value } of sorted.slice(0, Math.max(0, sorted.length - WEIGHED))) {
    if (left <= value) break;
    sure.push(key);
    left -= value;
  }
  const few = sorted.slice(sure.length, sure.length + WEIGHED);
  // Exhaustive search: each payer is either spent or kept.
  let best: { price: number; loose: number; keys: string[] } | undefined;
  const weigh = (i: number, sum: number, other: number, keys: readonly string[]): void => {
    const single = Math.ceil(Math.max(0, left - sum) / each);
    if (single <= loose) {
      const waste = Math.max(0, sum + single * each - left);
      const price = waste + single * each * 1.1 + keys.length / 100 + other * OTHER_PRICE;
      if (!best || price < best.price) best = { price, loose: single, keys: [...keys] };
    }
    const payer = few[i];
    if (!payer || sum >= left) return;
    weigh(i + 1, sum + payer.value, other + (payer.otherValue ?? 0), [...keys, payer.key]);
    weigh(i + 1, sum, other, keys);
  };
  weigh(0, 0, 0, []);
  if (!best) return { payers: coins.map(({ key }) => key), goods: loose };
  return { payers: [...sure, ...best.keys], goods: best.loose };
}
