import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'galvanize-the-people',
  name: 'Galvanize the People',
  set: 'base',
  text: 'Spend 6 command tokens from your tactic pool, your strategy pool or both.',
  stage: 2,
  points: 2,
  phase: 'status',
  fulfilled: () => true,
  spend: { tokens: 6 },
});
