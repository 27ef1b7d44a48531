import { objective } from '#ti4/rules/components/component.ts';
import { unitsOnBoard } from '#ti4/content/shared/queries/objective-counts.ts';
import { unitProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'fuel-the-war-machine',
  name: 'Fuel the War Machine',
  set: 'base',
  text: 'Have at least 3 space docks on the board.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => unitProgress(game, unitsOnBoard(game, seat, 'space-dock'), 3, 'space docks'),
});
