import { objective } from '#ti4/rules/components/component.ts';
import { emptySystemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { presenceProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'patrol-vast-territories',
  name: 'Patrol Vast Territories',
  set: 'pok',
  text: 'Have units in 5 systems without planets.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) =>
    presenceProgress('units', game, emptySystemsWithShips(game, seat), 5, 'systems without planets'),
});
