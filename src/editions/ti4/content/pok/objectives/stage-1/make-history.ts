import { objective } from '#ti4/rules/components/component.ts';
import { renownedSystemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { presenceProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'make-history',
  name: 'Make History',
  set: 'pok',
  text: 'Have units in 2 systems that each contain Mecatol Rex, a legendary planet or an anomaly.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    presenceProgress(
      'units',
      game,
      renownedSystemsWithShips(game, seat),
      2,
      'systems that each contain Mecatol Rex, a legendary planet or an anomaly',
    ),
});
