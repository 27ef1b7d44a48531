import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'hold-vast-reserves',
  name: 'Hold Vast Reserves',
  set: 'pok',
  text: 'Spend 6 resources, 6 influence and 6 trade goods.',
  stage: 2,
  points: 2,
  phase: 'status',
  fulfilled: () => true,
  spend: { resources: 6, influence: 6, tradeGoods: 6 },
});
