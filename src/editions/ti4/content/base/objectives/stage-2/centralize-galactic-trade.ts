import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'centralize-galactic-trade',
  name: 'Centralize Galactic Trade',
  set: 'base',
  text: 'Spend 10 trade goods.',
  stage: 2,
  points: 2,
  phase: 'status',
  fulfilled: () => true,
  spend: { tradeGoods: 10 },
});
