import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'sway-the-council',
  name: 'Sway the Council',
  set: 'base',
  text: 'Spend 8 influence.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: () => true,
  spend: { influence: 8 },
});
