import type { AmountOption } from '#engine';
import { OTHER_PRICE } from '#kit/payment/cheapest-payment.ts';

export const TRADE_GOODS_KEY = 'trade-goods';
export const COMMODITIES_KEY = 'commodities';
/** Goods that are spent one by one; trade goods come last, to be kept. */
export const GOODS_KEYS: readonly string[] = [COMMODITIES_KEY, TRADE_GOODS_KEY];

/** Takes `count` goods in order, limited by the number of each kind. */
export function takenFrom(spare: readonly AmountOption[], count: number): Record<string, number> {
  const taken: Record<string, number> = {};
  let left = count;
  for (const { key, max } of spare) {
    const some = Math.min(left, max);
    if (some > 0) taken[key] = some;
    left -= some;
  }
  return taken;
}

/**
 * Suggests a payment that covers the bill with little overpayment and few goods. `weight`: cost of a good relative to
 * one point of a planet's value. `otherValue`: all that a planet could pay; between equal payments, the least of it is
 * spent.
 */
export function suggestPayment(
  lines: AmountOption[],
  bill: { kind: string; amount: number },
  weight = 1.2,
  otherValue: (planet: string) => number = () => 0,
): Record<string, number> {
  const planets = lines.filter(({ key }) => !GOODS_KEYS.includes(key));
  const spare = lines.filter(({ key }) => GOODS_KEYS.includes(key));
  const goods = spare.reduce((sum, { max }) => sum + max, 0);
  let best: { keys: string[]; goods: number; cost: number } | undefined;
  const worth = (line: AmountOption) => line.weights?.[bill.kind] ?? 0;
  const goodsFor = (amount: number): number => Math.ceil(amount / Math.max(1, ...spare.map(worth)));
  // The search covers the twelve largest planets only, to stay small.
  const few = planets.slice(0, 12);
  const others = new Map(few.map(({ key }) => [key, otherValue(key)]));
  const rest = planets.slice(12);
  for (let mask = 0; mask < 1 << few.length; mask++) {
    const keys = few.filter((_, i) => mask & (1 << i));
    const sum = keys.reduce((total, line) => total + worth(line), 0);
    const lacking = goodsFor(Math.max(0, bill.amount - sum));
    if (lacking > goods) continue;
    const other = keys.reduce((total, { key }) => total + (others.get(key) ?? 0), 0);
    // Overpayment costs 1 for each point, each planet a little, and its other value very little.
    const cost = Math.max(0, sum - bill.amount) * 1.0 + lacking * weight + keys.length * 0.01 + other * OTHER_PRICE;
    if (!best || cost < best.cost) best = { keys: keys.map((line) => line.key), goods: lacking, cost };
  }
  const chosenKeys = best?.keys ?? few.map((line) => line.key);
  const paid: Record<string, number> = Object.fromEntries(chosenKeys.map((key) => [key, 1]));
  if (best) return { ...paid, ...takenFrom(spare, best.goods) };
  let sum = few.reduce((total, line) => total + worth(line), 0);
  for (const line of rest) {
    if (sum >= bill.amount) break;
    paid[line.key] = 1;
    sum += worth(line);
  }
  return sum < bill.amount ? { ...paid, ...takenFrom(spare, goodsFor(bill.amount - sum)) } : paid;
}
