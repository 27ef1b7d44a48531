import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'twelve-trade-goods',
  name: 'Twelve Trade Goods',
  stage: 2,
  points: 2,
  text: 'Spend 12 trade goods.',
  tally: () => [],
  spend: { tradeGoods: 12 },
  confidence: 'high',
});
