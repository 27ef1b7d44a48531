import { objective } from '#ti3/rules/components/component.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { MECATOL_REX, controlsSystem } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'heart-and-border',
  name: 'Heart and Border',
  stage: 2,
  points: 2,
  text: 'Control the Mecatol Rex system and 3 systems adjacent to it: in each, have a non-fighter ship and control all planets.',
  tally: (game, seat) => [
    [Number(controlsSystem(game, seat, MECATOL_REX)), 1, 'control of the Mecatol Rex system'],
    [
      adjacentSystems(game, MECATOL_REX).filter((system) => controlsSystem(game, seat, system)).length,
      3,
      'controlled systems adjacent to Mecatol Rex',
    ],
  ],
  confidence: 'high',
});
