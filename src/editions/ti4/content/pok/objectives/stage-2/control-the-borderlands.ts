import { objective } from '#ti4/rules/components/component.ts';
import { edgeSystemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { presenceProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'control-the-borderlands',
  name: 'Control the Borderlands',
  set: 'pok',
  text: 'Have units in 5 systems at the edge of the board, except your home system.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) =>
    presenceProgress('units', game, edgeSystemsWithShips(game, seat), 5, 'edge systems (not your home system)'),
});
