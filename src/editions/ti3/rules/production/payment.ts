import { modify } from '#ti3/rules/components/modifiers.ts';
import { chosenAmounts, type Answer, type AmountOption } from '#engine';
import { cheapestPayment, formatOverpayment, formatRepeatedExhaust, idleGoods } from '#kit/payment/cheapest-payment.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { exhaustPlanets, influenceOf, readyPlanetsOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { Planet } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';

/**
 * An amount to pay: planets are exhausted for their resources or influence, and each trade good pays one of either (E3
 * 11.1, 11.2).
 */
export interface Bill {
  kind: 'resources' | 'influence';
  amount: number;
  /** "for 2 cruisers" */
  for: string;
}

export const TRADE_GOODS_KEY = 'trade-goods';

const worthOf = (game: Game, kind: Bill['kind'], planet: PlanetId): number =>
  kind === 'resources' ? resourcesOf(game, planet) : influenceOf(game, planet);

const coinsOf = (game: Game, seat: SeatId, kind: Bill['kind']) =>
  readyPlanetsOf(game, seat)
    .map(({ id: key }) => ({
      key,
      value: worthOf(game, kind, key),
      otherValue: resourcesOf(game, key) + influenceOf(game, key),
    }))
    .filter(({ value }) => value > 0);

/** Returns why a planet cannot pay bills of these kinds; undefined if it can. */
export function payerProblem(
  game: Game,
  seat: SeatId,
  kinds: readonly Bill['kind'][],
  planet: Planet,
): string | undefined {
  if (kinds.some((kind) => coinsOf(game, seat, kind).some(({ key }) => key === planet.id))) return undefined;
  if (planet.owner !== seat) return 'You do not control it.';
  return planet.exhausted ? 'It is exhausted.' : `It gives no ${kinds.join(' or ')}.`;
}

/** Returns the value of a seat's trade good, as resources or influence. */
export const tradeGoodValue = (game: Game, seat: SeatId): number => modify(game, 'goods-worth', { seat }, 1);

/** Returns the largest amount of a kind that a seat could pay. */
export const spendableAmount = (game: Game, seat: SeatId, kind: Bill['kind']): number =>
  coinsOf(game, seat, kind).reduce(
    (sum, { value }) => sum + value,
    seatOf(game, seat).tradeGoods * tradeGoodValue(game, seat),
  );

export const canPay = (game: Game, seat: SeatId, kind: Bill['kind'], amount: number): boolean =>
  spendableAmount(game, seat, kind) >= amount;

/** Formats "1 resource" or "2 influence". */
export const formatAmount = (amount: number, kind: Bill['kind']): string =>
  kind === 'resources' ? formatCount(amount, 'resource') : `${amount} ${kind}`;

export const payment = question<Bill, Record<string, number>>()(
  'pay',
  (game, seat, { kind, amount, for: what }) => {
    if (amount <= 0) return { kind: 'none', reason: 'There is nothing to pay.' };
    if (!canPay(game, seat, kind, amount))
      return { kind: 'none', reason: `You cannot pay ${formatAmount(amount, kind)}.` };
    const coins = coinsOf(game, seat, kind);
    const { tradeGoods } = seatOf(game, seat);
    const lines: AmountOption[] = coins.map(({ key, value }) => ({
      key,
      label: `${nameOfPlanet(game, key)} (${formatAmount(value, kind)})`,
      isUnique: true,
      max: 1,
      maxMessage: formatRepeatedExhaust(nameOfPlanet(game, key)),
      weights: { [kind]: value },
    }));
    const each = tradeGoodValue(game, seat);
    if (tradeGoods)
      lines.push({
        key: TRADE_GOODS_KEY,
        label: 'trade good',
        plural: 'trade goods',
        max: tradeGoods,
        weights: { [kind]: each },
        ...(each > 1 && { hint: `worth ${each} each` }),
      });
    // Planets are readied at the end of the status phase, so trade goods pay only what planets cannot (E3 16.1).
    const rests = game.state.phase === 'status' && coins.reduce((sum, { value }) => sum + value, 0) >= amount;
    const cheapest = cheapestPayment(coins, rests ? 0 : tradeGoods, amount, each);
    const start: Record<string, number> = Object.fromEntries(cheapest.payers.map((key) => [key, 1]));
    if (cheapest.goods) start[TRADE_GOODS_KEY] = cheapest.goods;
    return {
      kind: 'allot',
      prompt: `How do you pay ${formatAmount(amount, kind)} ${what}?`,
      amounts: lines,
      limits: [{ measure: kind, atLeast: amount, message: `Pay ${formatAmount(amount, kind)}; you are paying {sum}.` }],
      proposed: start,
    };
  },
  {
    title: 'pay',
    forced: true,
    owing: (seat) => [seat],
    // Overpayment is lost, so no planet or trade good may be given that the price does not need.
    check: (game, seat, { kind, amount }, answer) => {
      const paid = Object.entries(answer).filter(([, count]) => count > 0);
      const worth = (key: string): number =>
        key === TRADE_GOODS_KEY ? tradeGoodValue(game, seat) : worthOf(game, kind, key);
      const sum = paid.reduce((total, [key, count]) => total + worth(key) * count, 0);
      const spare = paid.filter(([key]) => sum - worth(key) >= amount);
      return formatOverpayment(
        sum - amount,
        spare.map(([key, count]) =>
          key === TRADE_GOODS_KEY
            ? formatCount(idleGoods(sum - amount, count, worth(key)), 'trade good')
            : nameOfPlanet(game, key),
        ),
      );
    },
  },
);

/** Pays a bill with the planets and trade goods of the answer. */
export function pay(game: Game, seat: SeatId, { amount }: Bill, answer: Answer): void {
  if (amount <= 0) return;
  const paid = chosenAmounts(answer);
  exhaustPlanets(
    game,
    seat,
    Object.keys(paid).filter((key) => key !== TRADE_GOODS_KEY && paid[key] > 0),
  );
  changeTradeGoods(game, seat, -(paid[TRADE_GOODS_KEY] ?? 0));
}
