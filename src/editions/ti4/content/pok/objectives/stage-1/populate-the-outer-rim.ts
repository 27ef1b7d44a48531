import { objective } from '#ti4/rules/components/component.ts';
import { edgeSystemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { presenceProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'populate-the-outer-rim',
  name: 'Populate the Outer Rim',
  set: 'pok',
  text: 'Have units in 3 systems at the edge of the board, except your home system.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    presenceProgress('units', game, edgeSystemsWithShips(game, seat), 3, 'edge systems (not your home system)'),
});
