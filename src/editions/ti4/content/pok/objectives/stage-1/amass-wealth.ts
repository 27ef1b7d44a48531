import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'amass-wealth',
  name: 'Amass Wealth',
  set: 'pok',
  text: 'Spend 3 resources, 3 influence and 3 trade goods.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: () => true,
  spend: { resources: 3, influence: 3, tradeGoods: 3 },
});
