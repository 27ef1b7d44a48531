import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'six-trade-goods',
  name: 'Six Trade Goods',
  stage: 1,
  points: 1,
  text: 'Spend 6 trade goods.',
  tally: () => [],
  spend: { tradeGoods: 6 },
  confidence: 'high',
});
