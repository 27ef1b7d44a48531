import { objective } from '#ti3/rules/components/component.ts';
import { countPlanetsOutsideHome } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'ten-planets',
  name: 'Ten Planets',
  stage: 2,
  points: 2,
  text: 'Control 10 planets outside your home system.',
  tally: (game, seat) => [[countPlanetsOutsideHome(game, seat), 10, 'planets outside your home system']],
  confidence: 'high',
});
