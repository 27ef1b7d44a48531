import type { AiAdvice, Gains } from '#ti4/rules/components/ai-advice.ts';
import type { Game, EffectResult, CardChoice } from '#ti4/rules/components/component.ts';
import { commodityLimit, gainCommodities, loseTradeGoods, spendCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';

interface Bought {
  /** Of which card it is. */
  by: string;
  what: string;
  /** Nothing where it cannot be had. */
  effect?: () => EffectResult;
}

/** A commodity; or something for a commodity or a trade good. */
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
      ? [{ key: 'gain', label: 'Take 1 commodity', effect: () => gainCommodities(game, seat, 1) }]
      : []),
    ...(effect && commodities > 0
      ? [bought('commodity', 'a commodity', () => spendCommodities(game, seat, 1, by))]
      : []),
    ...(effect && tradeGoods > 0
      ? [bought('trade-good', 'a trade good', () => void loseTradeGoods(game, seat, 1, by, 'spent'))]
      : []),
  ];
}

/** What these ways bring, where this is what can be bought. */
export const purchaseAdvice =
  (bought: Gains): NonNullable<AiAdvice<Game>['choices']> =>
  (_game, _seat, key) =>
    key === 'gain' ? { tradeGoods: 0.5 } : { ...bought, tradeGoods: key === 'commodity' ? -0.5 : -1 };
