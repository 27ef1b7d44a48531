import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'ten-of-either',
  name: 'Ten of Either',
  stage: 1,
  points: 1,
  text: 'Spend 10 resources or 10 influence.',
  tally: () => [],
  spend: { either: 10 },
  confidence: 'high',
});
