import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'ten-resources',
  name: 'Ten Resources',
  stage: 1,
  points: 1,
  text: 'Spend 10 resources.',
  tally: () => [],
  spend: { resources: 10 },
  confidence: 'high',
});
