import { anomaliesIn } from '../../../rules/units/board.ts';
import { actionCard, on } from '../../../rules/components/component.ts';
import { commodityLimit, replenishCommodities } from '../../../rules/deals/trade.ts';
import { seatOf } from '../../../rules/seats.ts';

export default actionCard({
  id: 'harness-energy',
  name: 'Harness Energy',
  set: 'codex-1',
  text: 'You have activated an anomaly: you replenish commodities, even with none missing.',
  copies: 1,
  advice: {
    gains: (game, seat) => ({ tradeGoods: Math.min(2, commodityLimit(game, seat) - seatOf(game, seat).commodities) }),
  },
  reactions: [
    on('after', 'system-activated', {
      usable: (game, { holder }, event) => event.seat === holder && anomaliesIn(game, event.system).length > 0,
      effect: (game, { holder }) => replenishCommodities(game, holder),
    }),
  ],
});
