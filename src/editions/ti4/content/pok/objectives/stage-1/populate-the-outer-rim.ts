import { objective } from '#ti4/rules/components/component.ts';
import { edgeSystemsReached } from '#ti4/content/shared/queries/objective-counts.ts';
import { systemsTowards } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'populate-the-outer-rim',
  name: 'Populate the Outer Rim',
  set: 'pok',
  text: 'You have units in three systems at the edge of the board; your home system is none of them.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => systemsTowards(game, edgeSystemsReached(game, seat), 3),
});
