import { modify } from '#ti3/rules/components/modifiers.ts';
import { counted, type Answer, type Line } from '#engine';
import { thriftiest } from '#kit/payment/cheapest-payment.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { exhaustPlanets, influenceOf, readyPlanetsOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

/** What is to be paid: planets are exhausted for their resources or their influence, and each trade good pays one of either (E3 11.1, 11.2). */
export interface Bill {
  kind: 'resources' | 'influence';
  amount: number;
  /** "for 2 cruisers" */
  for: string;
}

const GOODS = 'trade-goods';

const worthOf = (game: Game, kind: Bill['kind'], planet: PlanetId): number =>
  kind === 'resources' ? resourcesOf(game, planet) : influenceOf(game, planet);

const coinsOf = (game: Game, seat: SeatId, kind: Bill['kind']) =>
  readyPlanetsOf(game, seat)
    .map(({ id: key }) => ({ key, worth: worthOf(game, kind, key) }))
    .filter(({ worth }) => worth > 0);

/** What a trade good of a seat's pays, of either kind. */
export const goodsWorth = (game: Game, seat: SeatId): number => modify(game, 'goods-worth', { seat }, 1);

/** The most a seat could pay of a kind. */
export const purse = (game: Game, seat: SeatId, kind: Bill['kind']): number =>
  coinsOf(game, seat, kind).reduce(
    (sum, { worth }) => sum + worth,
    seatOf(game, seat).tradeGoods * goodsWorth(game, seat),
  );

export const canPay = (game: Game, seat: SeatId, kind: Bill['kind'], amount: number): boolean =>
  purse(game, seat, kind) >= amount;

export const payment = question<Bill, Record<string, number>>()(
  'pay',
  (game, seat, { kind, amount, for: what }) => {
    if (amount <= 0) return { kind: 'none', reason: 'It costs nothing.' };
    if (!canPay(game, seat, kind, amount))
      return { kind: 'none', reason: `You have less than ${amount} ${kind} left.` };
    const coins = coinsOf(game, seat, kind);
    const { tradeGoods } = seatOf(game, seat);
    const lines: Line[] = coins.map(({ key, worth }) => ({
      key,
      label: `${nameOfPlanet(game, key)} (${worth})`,
      max: 1,
      worth: { [kind]: worth },
    }));
    const each = goodsWorth(game, seat);
    const label = each > 1 ? `Trade good (${each} each)` : 'Trade good';
    if (tradeGoods) lines.push({ key: GOODS, label, max: tradeGoods, worth: { [kind]: each } });
    const cheapest = thriftiest(coins, tradeGoods, amount, each);
    const start: Record<string, number> = Object.fromEntries(cheapest.coins.map((key) => [key, 1]));
    if (cheapest.loose) start[GOODS] = cheapest.loose;
    return {
      kind: 'allot',
      prompt: `Pay ${amount} ${kind} ${what}.`,
      lines,
      limits: [{ measure: kind, atLeast: amount, say: `It costs ${amount}; that is {sum}.` }],
      start,
    };
  },
  {
    title: 'pay',
    forced: true,
    owing: (seat) => [seat],
    // Whatever is given beyond the price is lost; nobody gives a whole planet or a good for nothing.
    check: (game, seat, { kind, amount }, answer) => {
      const paid = Object.entries(answer).filter(([, count]) => count > 0);
      const worth = (key: string): number => (key === GOODS ? goodsWorth(game, seat) : worthOf(game, kind, key));
      const sum = paid.reduce((total, [key, count]) => total + worth(key) * count, 0);
      const spare = paid.find(([key]) => sum - worth(key) >= amount);
      return (
        spare && `It is paid without ${spare[0] === GOODS ? 'so many trade goods' : nameOfPlanet(game, spare[0])}.`
      );
    },
  },
);

/** Pays a bill as it was answered. */
export function pay(game: Game, seat: SeatId, { amount }: Bill, answer: Answer): void {
  if (amount <= 0) return;
  const paid = counted(answer);
  exhaustPlanets(
    game,
    seat,
    Object.keys(paid).filter((key) => key !== GOODS && paid[key] > 0),
  );
  changeTradeGoods(game, seat, -(paid[GOODS] ?? 0));
}
