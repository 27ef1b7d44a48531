import { objective } from '#ti4/rules/components/component.ts';
import { renownedSystemsReached } from '#ti4/content/shared/queries/objective-counts.ts';
import { systemsTowards } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'make-history',
  name: 'Make History',
  set: 'pok',
  text: 'You have units in two systems, each with Mecatol Rex, a legendary planet or an anomaly.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => systemsTowards(game, renownedSystemsReached(game, seat), 2),
});
