import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'destroy-heretical-works',
  name: 'Destroy Heretical Works',
  set: 'pok',
  text: 'Purge any 2 of your relic fragments.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  fulfilled: () => true,
  spend: { fragments: 2 },
});
