import { objective } from '#ti4/rules/components/component.ts';
import { smallerNeighbors } from '#ti4/content/shared/queries/objective-counts.ts';
import { seatProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'push-boundaries',
  name: 'Push Boundaries',
  set: 'pok',
  text: 'Control more planets than each of 2 neighbors.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => seatProgress(game, smallerNeighbors(game, seat), 2, 'neighbors with fewer planets'),
});
