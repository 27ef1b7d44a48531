import { anomaliesIn } from '../../../rules/units/board.ts';
import { actionCard, on } from '../../../rules/components/component.ts';
import { replenishCommodities } from '../../../rules/deals/trade.ts';

export default actionCard({
  id: 'harness-energy',
  name: 'Harness Energy',
  set: 'codex-1',
  text: 'You have activated an anomaly: you replenish commodities, even with none missing.',
  copies: 1,
  advice: { gains: { tradeGoods: 2 } },
  reactions: [
    on('after', 'system-activated', {
      usable: (game, { holder }, event) => event.seat === holder && anomaliesIn(game, event.system).length > 0,
      effect: (game, { holder }) => replenishCommodities(game, holder),
    }),
  ],
});
