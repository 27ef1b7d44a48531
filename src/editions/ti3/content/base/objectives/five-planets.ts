import { objective } from '#ti3/rules/components/component.ts';
import { countPlanetsOutsideHome } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'five-planets',
  name: 'Five Planets',
  stage: 1,
  points: 1,
  text: 'Control 5 planets outside your home system.',
  tally: (game, seat) => [[countPlanetsOutsideHome(game, seat), 5, 'planets outside your home system']],
  confidence: 'high',
});
