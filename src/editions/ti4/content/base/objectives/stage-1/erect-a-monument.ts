import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'erect-a-monument',
  name: 'Erect a Monument',
  set: 'base',
  text: 'Spend 8 resources.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: () => true,
  spend: { resources: 8 },
});
