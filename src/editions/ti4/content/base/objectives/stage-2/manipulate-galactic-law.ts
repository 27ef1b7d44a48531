import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'manipulate-galactic-law',
  name: 'Manipulate Galactic Law',
  set: 'base',
  text: 'Spend 16 influence.',
  stage: 2,
  points: 2,
  phase: 'status',
  fulfilled: () => true,
  spend: { influence: 16 },
});
