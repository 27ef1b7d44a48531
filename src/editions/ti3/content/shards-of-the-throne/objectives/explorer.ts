import { objective } from '#ti3/rules/components/component.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { controlsSystem, MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'explorer',
  name: 'Explorer',
  stage: 'preliminary',
  points: 1,
  text: 'Control 2 systems adjacent to Mecatol Rex: in each, have a non-fighter ship and control all planets. When you score this, draw a secret objective.',
  tally: (game, seat) => [
    [
      adjacentSystems(game, MECATOL_REX).filter((system) => controlsSystem(game, seat, system)).length,
      2,
      'controlled systems adjacent to Mecatol Rex',
    ],
  ],
  confidence: 'high',
});
