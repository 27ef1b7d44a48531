import { domainCounter } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';

export default domainCounter({
  id: 'frontier-abandoned-transport',
  name: 'Abandoned Transport',
  text: 'When your ships find this: gain 2 trade goods.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 1 },
  entered: (game, { seat }) => changeTradeGoods(game, seat, 2),
});
