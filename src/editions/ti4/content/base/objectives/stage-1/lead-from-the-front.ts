import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'lead-from-the-front',
  name: 'Lead From the Front',
  set: 'base',
  text: 'Spend 3 command tokens from your tactic pool, your strategy pool or both.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: () => true,
  spend: { tokens: 3 },
});
