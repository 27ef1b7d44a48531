import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'six-counters',
  name: 'Six Counters',
  stage: 2,
  points: 2,
  text: 'Spend 6 command counters in total from your command pool and strategy allocation.',
  tally: () => [],
  spend: { counters: 6 },
  confidence: 'high',
});
