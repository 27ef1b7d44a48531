import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { commodityLimit, replenishCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default actionCard({
  id: 'harness-energy',
  name: 'Harness Energy',
  set: 'codex-1',
  text: 'After you activate an anomaly: replenish your commodities. You can play this card even if you already have the maximum.',
  copies: 1,
  advice: {
    gains: (game, seat) => ({ tradeGoods: Math.min(2, commodityLimit(game, seat) - seatOf(game, seat).commodities) }),
  },
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, event) => event.seat === holder && anomaliesIn(game, event.system).length > 0,
      effect: (game, { holder }) => replenishCommodities(game, holder),
    }),
  ],
});
