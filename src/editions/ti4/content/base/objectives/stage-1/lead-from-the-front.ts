import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'lead-from-the-front',
  name: 'Lead From the Front',
  set: 'base',
  text: 'Give up three command tokens out of your tactic and strategy pools.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: () => true,
  spend: { tokens: 3 },
});
