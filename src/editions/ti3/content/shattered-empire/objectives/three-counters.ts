import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'three-counters',
  name: 'Three Counters',
  stage: 1,
  points: 1,
  text: 'Spend 3 command counters in total from your command pool and strategy allocation.',
  tally: () => [],
  spend: { counters: 3 },
  confidence: 'high',
});
