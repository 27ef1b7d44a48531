import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'twenty-of-either',
  name: 'Twenty of Either',
  stage: 2,
  points: 2,
  text: 'Spend 20 resources or 20 influence.',
  tally: () => [],
  spend: { either: 20 },
  confidence: 'high',
});
