import { formatOverpayment, idleGoods, formatRepeatedExhaust } from '#kit/payment/cheapest-payment.ts';
import { chosenAmounts, type Answer, type AmountOption, type Spec } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { question } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { spendableCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import { cheapestCombinedPayment } from './combined-payment.ts';
import { COMMODITIES_KEY, GOODS_KEYS, suggestPayment, takenFrom, TRADE_GOODS_KEY } from './suggest-payment.ts';
import { exhaustPlanet, influenceOf, readyPlanetsOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { Planet, SeatId } from '#ti4/rules/state.ts';
import { formatCount } from '#text/sentences.ts';

/** A cost in resources or influence (75, 47), paid by exhausting planets and with trade goods one for one (93). */
export interface Bill {
  kind: 'resources' | 'influence';
  amount: number;
  /** The purpose: "for 2 cruisers". */
  for: string;
  /** Trade goods that are gained during the payment, and may be spent on it. */
  pledged?: number;
  /** A second amount to pay right after it; the payment must leave enough for that. */
  then?: { kind: Bill['kind']; amount: number };
}

/** Returns what a planet pays of a kind of bill, as spent by its controller. */
export const paymentValueOf = (game: Game, kind: Bill['kind'], planet: string): number => {
  const value = kind === 'resources' ? resourcesOf(game, planet) : influenceOf(game, planet);
  const seat = game.state.planets[planet]?.controller;
  return seat === null || seat === undefined ? value : modify(game, 'planet-worth', { seat, planet, kind }, value);
};

/** Returns the resources or influence that each of a seat's trade goods pays (93.3). */
export const tradeGoodValue = (game: Game, seat: SeatId): number => modify(game, 'trade-good-worth', { seat }, 1);

/** Returns the most a seat can spend now. `pledged`: trade goods that are gained as it pays. */
export const spendableAmount = (game: Game, seat: SeatId, kind: Bill['kind'], pledged = 0): number =>
  (seatOf(game, seat).tradeGoods + pledged + spendableCommodities(game, seat)) * tradeGoodValue(game, seat) +
  readyPlanetsOf(game, seat).reduce((sum, planet) => sum + paymentValueOf(game, kind, planet.id), 0);

/** Returns the number of a seat's goods of each kind that can pay. `pledged`: trade goods that are gained as it pays. */
export const spendableGoods = (
  game: Game,
  seat: SeatId,
  pledged = 0,
): Record<'trade-goods' | 'commodities', number> => ({
  [COMMODITIES_KEY]: spendableCommodities(game, seat),
  [TRADE_GOODS_KEY]: seatOf(game, seat).tradeGoods + pledged,
});

export function paymentLines(game: Game, seat: SeatId, kind: Bill['kind'], pledged = 0): AmountOption[] {
  const planets = readyPlanetsOf(game, seat)
    .map((planet) => ({ planet, worth: paymentValueOf(game, kind, planet.id) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ planet, worth }): AmountOption => ({
      key: planet.id,
      label: `${nameOfPlanet(game, planet.id)} (${kind === 'influence' ? `${worth} influence` : formatCount(worth, 'resource')})`,
      isUnique: true,
      max: 1,
      maxMessage: formatRepeatedExhaust(nameOfPlanet(game, planet.id)),
      weights: { [kind]: worth },
    }));
  const worth = tradeGoodValue(game, seat);
  const spendable = spendableGoods(game, seat, pledged);
  const goods = (key: string, label: string, plural: string, max: number): AmountOption[] =>
    max
      ? [{ key, label, plural, max, weights: { [kind]: worth }, ...(worth > 1 && { hint: `worth ${worth} each` }) }]
      : [];
  return [
    ...planets,
    ...goods(COMMODITIES_KEY, 'commodity as a trade good', 'commodities as trade goods', spendable[COMMODITIES_KEY]),
    ...goods(TRADE_GOODS_KEY, 'trade good', 'trade goods', spendable[TRADE_GOODS_KEY]),
  ];
}

/** Returns why a planet cannot pay bills of a kind; undefined if it can. */
export function payerProblem(game: Game, seat: SeatId, kind: Bill['kind'], planet: Planet): string | undefined {
  if (paymentLines(game, seat, kind).some(({ key }) => key === planet.id)) return undefined;
  if (planet.controller !== seat) return 'You do not control it.';
  return planet.exhausted ? 'It is exhausted.' : `It gives no ${kind}.`;
}

const formatGoods = (key: string, count: number): string =>
  key === COMMODITIES_KEY ? formatCount(count, 'commodity', 'commodities') : formatCount(count, 'trade good');

/**
 * Returns the cost of a good relative to one point of a planet's value. Goods are kept above all in the status phase,
 * which readies all planets at its end (81.6).
 */
const weightOfGoods = (game: Game): number => (game.state.phase === 'status' ? 100 : 1.2);

/** Tells whether a seat can pay these amounts separately, each with its own planets and trade goods. */
export function canPayEach(game: Game, seat: SeatId, kind: Bill['kind'], amounts: readonly number[]): boolean {
  let lines = paymentLines(game, seat, kind);
  return amounts.every((amount) => {
    const paid = suggestPayment(lines, { kind, amount });
    const sum = lines.reduce((total, { key, weights }) => total + (weights?.[kind] ?? 0) * (paid[key] ?? 0), 0);
    lines = lines.map((line) => ({ ...line, max: line.max - (paid[line.key] ?? 0) })).filter(({ max }) => max > 0);
    return sum >= amount;
  });
}

const goodsToSpend = (game: Game, seat: SeatId): number =>
  seatOf(game, seat).tradeGoods + spendableCommodities(game, seat);

/**
 * Returns how the first of two bills is paid so that both are covered, or undefined if the seat cannot pay both.
 * `kept`: trade goods that pay for neither.
 */
function together(
  game: Game,
  seat: SeatId,
  first: Pick<Bill, 'kind' | 'amount'>,
  then: Pick<Bill, 'kind' | 'amount'>,
  kept = 0,
) {
  const planets = readyPlanetsOf(game, seat).map(({ id }) => ({
    id,
    first: paymentValueOf(game, first.kind, id),
    then: paymentValueOf(game, then.kind, id),
  }));
  const goods = {
    count: goodsToSpend(game, seat) - kept,
    worth: tradeGoodValue(game, seat),
    weight: weightOfGoods(game),
  };
  return cheapestCombinedPayment(planets, { first: first.amount, then: then.amount }, goods);
}

/**
 * Tells whether a seat can pay resources and influence, each planet for one of them, in addition to trade goods spent
 * as such.
 */
export const canPayBoth = (
  game: Game,
  seat: SeatId,
  { resources = 0, influence = 0 }: { resources?: number; influence?: number },
  tradeGoods = 0,
): boolean =>
  together(
    game,
    seat,
    { kind: 'resources', amount: resources },
    { kind: 'influence', amount: influence },
    tradeGoods,
  ) !== undefined;

/** Returns why a payment leaves too little for the amount to pay after it, or undefined. */
function leavesTooLittle(game: Game, seat: SeatId, { then }: Bill, answer: Record<string, number>): string | undefined {
  if (!then) return undefined;
  const planets = readyPlanetsOf(game, seat).filter(({ id }) => !answer[id]);
  const goods = goodsToSpend(game, seat) - GOODS_KEYS.reduce((sum, key) => sum + (answer[key] ?? 0), 0);
  const left =
    planets.reduce((sum, { id }) => sum + paymentValueOf(game, then.kind, id), 0) + goods * tradeGoodValue(game, seat);
  return left < then.amount
    ? `That leaves only ${left} for the ${priceOf({ ...then, for: '' })} you must also pay.`
    : undefined;
}

/** Formats a price: "1 resource", "2 resources", "3 influence". */
const priceOf = ({ kind, amount }: Bill): string =>
  kind === 'influence' ? `${amount} influence` : formatCount(amount, 'resource');

/** Builds the question of how to pay a bill. There is nothing to answer if it is zero or can no longer be paid. */
export function paymentSpec(game: Game, seat: SeatId, bill: Bill): Spec {
  if (bill.amount <= 0) return { kind: 'none', reason: 'There is nothing to pay.' };
  if (spendableAmount(game, seat, bill.kind, bill.pledged) < bill.amount)
    return { kind: 'none', reason: `You can no longer pay ${priceOf(bill)}.` };
  const both = bill.then && together(game, seat, bill, bill.then);
  if (bill.then && !both)
    return {
      kind: 'none',
      reason: `You can no longer pay both ${priceOf(bill)} and ${priceOf({ ...bill.then, for: '' })}.`,
    };
  const lines = paymentLines(game, seat, bill.kind, bill.pledged);
  const spare = lines.filter(({ key }) => GOODS_KEYS.includes(key));
  return {
    kind: 'allot',
    prompt: `How do you pay ${priceOf(bill)} ${bill.for}`.trim() + '?',
    amounts: lines,
    limits: [{ measure: bill.kind, atLeast: bill.amount, message: `Pay ${priceOf(bill)}; you are paying {sum}.` }],
    proposed: both
      ? { ...Object.fromEntries(both.planets.map((id) => [id, 1])), ...takenFrom(spare, both.goods) }
      : suggestPayment(
          lines,
          bill,
          weightOfGoods(game),
          (planet) => resourcesOf(game, planet) + influenceOf(game, planet),
        ),
  };
}

/** Returns why a payment is refused: it would still suffice without one of its parts (26). Undefined if it is fine. */
export function overpaymentProblem(
  game: Game,
  seat: SeatId,
  bill: Bill,
  answer: Record<string, number>,
): string | undefined {
  const worth = (key: string) =>
    GOODS_KEYS.includes(key) ? tradeGoodValue(game, seat) : paymentValueOf(game, bill.kind, key);
  const sum = Object.entries(answer).reduce((total, [key, count]) => total + worth(key) * count, 0);
  const idle = Object.keys(answer).filter((key) => answer[key] > 0 && sum - worth(key) >= bill.amount);
  return formatOverpayment(
    sum - bill.amount,
    idle.map((key) =>
      GOODS_KEYS.includes(key)
        ? formatGoods(key, idleGoods(sum - bill.amount, answer[key], worth(key)))
        : nameOfPlanet(game, key),
    ),
  );
}

function spendAsGoods(game: Game, seat: SeatId, count: number): void {
  seatOf(game, seat).commodities -= count;
  queueMoment(game, 'after', 'commodities-spent-as-goods', { seat });
}

/** Executes a payment: exhausts planets and spends trade goods. */
export function pay(game: Game, seat: SeatId, bill: Bill, answer: Answer): void {
  const paid = chosenAmounts(answer);
  for (const [key, count] of Object.entries(paid)) {
    if (count <= 0) continue;
    if (key === TRADE_GOODS_KEY) seatOf(game, seat).tradeGoods -= count;
    else if (key === COMMODITIES_KEY) spendAsGoods(game, seat, count);
    else exhaustPlanet(game, key);
  }
  if (answer !== null) game.addFact({ type: 'paid', seat, kind: bill.kind, amount: bill.amount, with: paid });
}

/** Asks for the payment of a bill. A null answer means that it can no longer be paid, so its purpose is dropped. */
export const payment = question<Bill, Record<string, number>>()('payment', paymentSpec, {
  title: 'pay',
  told: (game, seat, bill, answer) => {
    const worth = (key: string): number =>
      GOODS_KEYS.includes(key) ? tradeGoodValue(game, seat) : paymentValueOf(game, bill.kind, key);
    const sum = Object.entries(answer).reduce((total, [key, count]) => total + worth(key) * count, 0);
    return `You pay ${sum}; the price is ${priceOf(bill)}.`;
  },
  check: (game, seat, bill, answer) =>
    overpaymentProblem(game, seat, bill, answer) ?? leavesTooLittle(game, seat, bill, answer),
});
