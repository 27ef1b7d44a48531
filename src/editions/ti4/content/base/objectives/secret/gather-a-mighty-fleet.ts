import { objective } from '#ti4/rules/components/component.ts';
import { unitsOnBoard } from '#ti4/content/shared/queries/objective-counts.ts';
import { unitProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'gather-a-mighty-fleet',
  name: 'Gather a Mighty Fleet',
  set: 'base',
  text: 'Have at least 5 dreadnoughts on the board.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => unitProgress(game, unitsOnBoard(game, seat, 'dreadnought'), 5, 'dreadnoughts'),
});
