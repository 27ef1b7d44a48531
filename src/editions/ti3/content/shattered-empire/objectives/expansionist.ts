import { objective } from '#ti3/rules/components/component.ts';
import { systemsOutsideHome } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'expansionist',
  name: 'Expansionist',
  stage: 'secret',
  points: 2,
  text: 'Control 8 systems outside your home system: in each, have a non-fighter ship and control all planets.',
  tally: (game, seat) => [[systemsOutsideHome(game, seat).length, 8, 'controlled systems outside your home system']],
  confidence: 'high',
});
