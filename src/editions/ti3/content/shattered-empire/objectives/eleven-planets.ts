import { objective } from '#ti3/rules/components/component.ts';
import { countPlanetsOutsideHome } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'eleven-planets',
  name: 'Eleven Planets',
  stage: 2,
  points: 3,
  text: 'Control 11 planets outside your home system.',
  tally: (game, seat) => [[countPlanetsOutsideHome(game, seat), 11, 'planets outside your home system']],
  confidence: 'high',
});
