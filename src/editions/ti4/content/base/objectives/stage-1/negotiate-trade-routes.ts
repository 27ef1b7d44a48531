import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'negotiate-trade-routes',
  name: 'Negotiate Trade Routes',
  set: 'base',
  text: 'Spend 5 trade goods.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: () => true,
  spend: { tradeGoods: 5 },
});
