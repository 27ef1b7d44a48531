import { actionCard, on } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { agreementsOf, partnerIn } from '#ti3/rules/trade/breaking-agreements.ts';

export default actionCard({
  id: 'ruinous-tariffs',
  name: 'Ruinous Tariffs',
  copies: 1,
  text: 'After a player gains trade goods from trade agreements, if you have an agreement with them: they give you half of all their trade goods, rounded up.',
  confidence: 'high',
  takesGoodsFrom: ({ event }) => [(event as { seat: SeatId }).seat],
  reactions: [
    on('after', 'agreement-goods-received', {
      isUsable: (game, { holder }, { seat }) =>
        agreementsOf(game, holder).some((agreement) => partnerIn(agreement, holder) === seat) &&
        seatOf(game, seat).tradeGoods > 0,
      effect: (game, { holder }, { seat }) => {
        const half = Math.ceil(seatOf(game, seat).tradeGoods / 2);
        changeTradeGoods(game, seat, -half);
        changeTradeGoods(game, holder, half);
      },
    }),
  ],
});
