import { objective } from '#ti4/rules/components/component.ts';
import { unitsOnBoard } from '#ti4/content/shared/queries/objective-counts.ts';
import { unitProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'establish-a-perimeter',
  name: 'Establish a Perimeter',
  set: 'base',
  text: 'Have at least 4 PDS on the board.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => unitProgress(game, unitsOnBoard(game, seat, 'pds'), 4, 'PDS'),
});
