import type { AiAdvice, Gains } from '#ti4/rules/components/ai-advice.ts';
import type { Game, EffectResult, CardChoice } from '#ti4/rules/components/component.ts';
import { commodityLimit, gainCommodities, loseTradeGoods, spendCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';

interface Bought {
  /** The card that offers the purchase. */
  by: string;
  what: string;
  /** Undefined if the purchase is not possible. */
  effect?: () => EffectResult;
}

/** Returns the choices to gain a commodity, or to spend a commodity or a trade good on the purchase. */
export function commodityOrPurchase(game: Game, seat: SeatId, { by, what, effect }: Bought): CardChoice[] {
  const { commodities, tradeGoods } = seatOf(game, seat);
  const bought = (key: string, label: string, spend: () => void): CardChoice => ({
    key,
    label: `Spend ${label}: ${what}`,
    effect: () => {
      spend();
      return effect?.();
    },
  });
  return [
    ...(commodities < commodityLimit(game, seat)
      ? [{ key: 'gain', label: 'Gain 1 commodity', effect: () => gainCommodities(game, seat, 1) }]
      : []),
    ...(effect && commodities > 0
      ? [bought('commodity', 'a commodity', () => spendCommodities(game, seat, 1, by))]
      : []),
    ...(effect && tradeGoods > 0
      ? [bought('trade-good', 'a trade good', () => void loseTradeGoods(game, seat, 1, by, 'spent'))]
      : []),
  ];
}

/** Returns advice for AI players that values each choice, given the gains from the purchase. */
export const purchaseAdvice =
  (bought: Gains): NonNullable<AiAdvice<Game>['choices']> =>
  (_game, _seat, key) =>
    key === 'gain' ? { tradeGoods: 0.5 } : { ...bought, tradeGoods: key === 'commodity' ? -0.5 : -1 };
