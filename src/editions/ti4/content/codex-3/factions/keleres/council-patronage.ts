import { ability, on } from '#ti4/rules/components/component.ts';
import { gainTradeGoods, replenishCommodities } from '#ti4/rules/trade/trade-goods.ts';

export default ability({
  id: 'council-patronage',
  name: 'Council Patronage',
  set: 'codex-3',
  faction: 'keleres',
  text: 'When the strategy phase begins: replenish your commodities, then gain 1 trade good.',
  reactions: [
    on('when', 'strategy-phase-begins', {
      mandatory: true,
      isUsable: () => true,
      effect: (game, { holder }) => {
        replenishCommodities(game, holder);
        gainTradeGoods(game, holder, 1);
      },
    }),
  ],
});
