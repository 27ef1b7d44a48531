import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'amass-wealth',
  name: 'Amass Wealth',
  set: 'pok',
  text: 'Pay three resources and three influence, and give up three trade goods.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: () => true,
  spend: { resources: 3, influence: 3, tradeGoods: 3 },
});
