import { objective } from '#ti4/rules/components/component.ts';
import { structuresOnBoard } from '#ti4/content/shared/queries/objective-counts.ts';
import { unitProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'construct-massive-cities',
  name: 'Construct Massive Cities',
  set: 'pok',
  text: 'Have at least 7 structures on the board.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => unitProgress(game, structuresOnBoard(game, seat), 7, 'structures'),
});
