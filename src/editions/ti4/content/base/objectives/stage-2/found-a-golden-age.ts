import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'found-a-golden-age',
  name: 'Found a Golden Age',
  set: 'base',
  text: 'Spend 16 resources.',
  stage: 2,
  points: 2,
  phase: 'status',
  fulfilled: () => true,
  spend: { resources: 16 },
});
