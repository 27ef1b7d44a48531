import { domainCounter } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';

export default domainCounter({
  id: 'natural-wealth',
  name: 'Natural Wealth',
  text: 'When you gain control of the planet: gain the number of trade goods shown on the counter, 2 or 4.',
  confidence: 'high',
  counters: { 2: 5, 4: 4 },
  taken: (game, { seat, value }) => changeTradeGoods(game, seat, value),
  boon: (value) => value,
});
