import { counted, type Answer, type Line, type Spec } from '../../../../engine/index.ts';
import type { Game } from '../game.ts';
import { question } from '../game.ts';
import { modify } from '../components/modifiers.ts';
import { nameOfPlanet } from '../names.ts';
import { exhaustPlanet, influenceOf, readyPlanetsOf, resourcesOf } from '../units/planets.ts';
import { seatOf } from '../seats.ts';
import type { SeatId } from '../state.ts';
import { some } from '../../../../words/sentences.ts';

/** Spending resources or influence (75, 47): planets exhausted, trade goods one for one (93). */
export interface Bill {
  kind: 'resources' | 'influence';
  amount: number;
  /** What it is for: "for 2 cruisers". */
  for: string;
}

/** What a planet pays of a bill of a kind, spent by whoever has it. */
export const worthOf = (game: Game, kind: Bill['kind'], planet: string): number => {
  const value = kind === 'resources' ? resourcesOf(game, planet) : influenceOf(game, planet);
  const seat = game.state.planets[planet]?.controller;
  return seat === null || seat === undefined ? value : modify(game, 'planet-worth', { seat, planet, kind }, value);
};

/** Resources or influence that each of a seat's trade goods pays for (93.3). */
export const tradeGoodWorth = (game: Game, seat: SeatId): number => modify(game, 'trade-good-worth', { seat }, 1);

/** The most a seat could spend now. */
export const purse = (game: Game, seat: SeatId, kind: Bill['kind']): number =>
  seatOf(game, seat).tradeGoods * tradeGoodWorth(game, seat) +
  readyPlanetsOf(game, seat).reduce((sum, planet) => sum + worthOf(game, kind, planet.id), 0);

export function paymentLines(game: Game, seat: SeatId, kind: Bill['kind']): Line[] {
  const planets = readyPlanetsOf(game, seat)
    .map((planet) => ({ planet, worth: worthOf(game, kind, planet.id) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ planet, worth }): Line => ({
      key: planet.id,
      label: `${nameOfPlanet(game, planet.id)} (${worth})`,
      max: 1,
      worth: { [kind]: worth },
    }));
  const { tradeGoods } = seatOf(game, seat);
  if (!tradeGoods) return planets;
  const worth = tradeGoodWorth(game, seat);
  return [
    ...planets,
    { key: 'trade-goods', label: worth === 1 ? 'Trade goods' : `Trade goods (${worth} each)`, max: tradeGoods, worth: { [kind]: worth } },
  ];
}

/** A payment that covers the bill with little waste: the planets that fit, then trade goods, then one planet over. */
export function suggestPayment(lines: Line[], bill: Bill): Record<string, number> {
  const planets = lines.filter((line) => line.key !== 'trade-goods');
  const spare = lines.find((line) => line.key === 'trade-goods');
  const goods = spare?.max ?? 0;
  let best: { keys: string[]; goods: number; cost: number } | undefined;
  const worth = (line: Line) => line.worth?.[bill.kind] ?? 0;
  const goodsFor = (amount: number): number => Math.ceil(amount / Math.max(1, spare ? worth(spare) : 1));
  // Planets are few; beyond a dozen the largest come first and the search stays small.
  const few = planets.slice(0, 12);
  const rest = planets.slice(12);
  for (let mask = 0; mask < 1 << few.length; mask++) {
    const keys = few.filter((_, i) => mask & (1 << i));
    const sum = keys.reduce((total, line) => total + worth(line), 0);
    const lacking = goodsFor(Math.max(0, bill.amount - sum));
    if (lacking > goods) continue;
    // A planet wasted weighs as much as its overpayment; a trade good a little more than a planet's point.
    const cost = Math.max(0, sum - bill.amount) * 1.0 + lacking * 1.2 + keys.length * 0.01;
    if (!best || cost < best.cost) best = { keys: keys.map((line) => line.key), goods: lacking, cost };
  }
  const chosenKeys = best?.keys ?? few.map((line) => line.key);
  const paid: Record<string, number> = Object.fromEntries(chosenKeys.map((key) => [key, 1]));
  if (best) {
    if (best.goods) paid['trade-goods'] = best.goods;
    return paid;
  }
  let sum = few.reduce((total, line) => total + worth(line), 0);
  for (const line of rest) {
    if (sum >= bill.amount) break;
    paid[line.key] = 1;
    sum += worth(line);
  }
  if (sum < bill.amount) paid['trade-goods'] = Math.min(goods, goodsFor(bill.amount - sum));
  return paid;
}

/** "1 resource", "2 resources", "3 influence". */
const priceOf = ({ kind, amount }: Bill): string => (kind === 'influence' ? `${amount} influence` : some(amount, 'resource'));

/** How a bill may be paid. There is nothing to answer where it is nil, or can no longer be paid. */
export function paymentSpec(game: Game, seat: SeatId, bill: Bill): Spec {
  if (bill.amount <= 0) return { kind: 'none', reason: 'There is nothing to pay.' };
  if (purse(game, seat, bill.kind) < bill.amount) return { kind: 'none', reason: `${priceOf(bill)} cannot be paid any more.` };
  const lines = paymentLines(game, seat, bill.kind);
  return {
    kind: 'allot',
    prompt: `Pay ${priceOf(bill)} ${bill.for}`.trim() + '.',
    lines,
    limits: [{ measure: bill.kind, atLeast: bill.amount, say: `That is {sum} of ${priceOf(bill)}.` }],
    start: suggestPayment(lines, bill),
  };
}

/** Nothing may be spent for nothing: a payment that would still suffice without one of its parts is refused (26). */
export function overpaid(game: Game, seat: SeatId, bill: Bill, answer: Record<string, number>): string | undefined {
  const worth = (key: string) => (key === 'trade-goods' ? tradeGoodWorth(game, seat) : worthOf(game, bill.kind, key));
  const sum = Object.entries(answer).reduce((total, [key, count]) => total + worth(key) * count, 0);
  const idle = Object.entries(answer).find(([key, count]) => count > 0 && sum - worth(key) >= bill.amount);
  if (!idle) return undefined;
  return idle[0] === 'trade-goods' ? 'That is more trade goods than needed.' : `${nameOfPlanet(game, idle[0])} is not needed for this.`;
}

/** Carries a payment out: planets exhausted, trade goods spent. */
export function pay(game: Game, seat: SeatId, bill: Bill, answer: Answer): void {
  const paid = counted(answer);
  for (const [key, count] of Object.entries(paid)) {
    if (count <= 0) continue;
    if (key === 'trade-goods') seatOf(game, seat).tradeGoods -= count;
    else exhaustPlanet(game, key);
  }
  if (answer !== null) game.fact({ type: 'paid', seat, kind: bill.kind, amount: bill.amount, with: paid });
}

/** Pay this bill. An answer of null means that it could not be paid any more, and what it was for falls away. */
export const payment = question<Bill, Record<string, number>>()('payment', paymentSpec, {
  title: 'pay',
  check: (game, seat, bill, answer) => overpaid(game, seat, bill, answer),
});
