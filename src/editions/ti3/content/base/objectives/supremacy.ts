import { objective } from '#ti3/rules/components/component.ts';
import { countPlanetsOutsideHome } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'supremacy',
  name: 'Supremacy!',
  stage: 2,
  points: 0,
  text: 'Control 18 planets outside your home system. When you score this, you win the game.',
  tally: (game, seat) => [[countPlanetsOutsideHome(game, seat), 18, 'planets outside your home system']],
  wins: true,
  confidence: 'high',
});
