import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'twenty-resources',
  name: 'Twenty Resources',
  stage: 2,
  points: 2,
  text: 'Spend 20 resources.',
  tally: () => [],
  spend: { resources: 20 },
  confidence: 'high',
});
