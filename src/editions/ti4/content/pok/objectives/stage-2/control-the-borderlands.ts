import { objective } from '#ti4/rules/components/component.ts';
import { edgeSystemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { systemProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'control-the-borderlands',
  name: 'Control the Borderlands',
  set: 'pok',
  text: 'You have units in five systems at the edge of the board; your home system is none of them.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => systemProgress(game, edgeSystemsWithShips(game, seat), 5),
});
