import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'destroy-heretical-works',
  name: 'Destroy Heretical Works',
  set: 'pok',
  text: 'Purge two of your relic fragments, whatever their types.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  fulfilled: () => true,
  spend: { fragments: 2 },
});
