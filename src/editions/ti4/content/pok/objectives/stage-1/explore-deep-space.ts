import { objective } from '#ti4/rules/components/component.ts';
import { emptySystemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { presenceProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'explore-deep-space',
  name: 'Explore Deep Space',
  set: 'pok',
  text: 'Have units in 3 systems without planets.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    presenceProgress('units', game, emptySystemsWithShips(game, seat), 3, 'systems without planets'),
});
