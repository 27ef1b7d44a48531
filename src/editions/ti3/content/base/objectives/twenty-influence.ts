import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'twenty-influence',
  name: 'Twenty Influence',
  stage: 2,
  points: 2,
  text: 'Spend 20 influence.',
  tally: () => [],
  spend: { influence: 20 },
  confidence: 'high',
});
