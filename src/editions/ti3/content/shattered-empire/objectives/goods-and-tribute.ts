import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'goods-and-tribute',
  name: 'Goods and Tribute',
  stage: 1,
  points: 1,
  text: 'Spend 4 trade goods, 3 resources and 3 influence.',
  tally: () => [],
  spend: { tradeGoods: 4, resources: 3, influence: 3 },
  confidence: 'high',
});
