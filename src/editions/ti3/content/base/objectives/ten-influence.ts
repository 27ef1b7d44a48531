import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'ten-influence',
  name: 'Ten Influence',
  stage: 1,
  points: 1,
  text: 'Spend 10 influence.',
  tally: () => [],
  spend: { influence: 10 },
  confidence: 'high',
});
