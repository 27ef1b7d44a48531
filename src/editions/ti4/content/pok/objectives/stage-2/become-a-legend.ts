import { objective } from '#ti4/rules/components/component.ts';
import { renownedSystemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { presenceProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'become-a-legend',
  name: 'Become a Legend',
  set: 'pok',
  text: 'Have units in 4 systems that each contain Mecatol Rex, a legendary planet or an anomaly.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) =>
    presenceProgress(
      'units',
      game,
      renownedSystemsWithShips(game, seat),
      4,
      'systems that each contain Mecatol Rex, a legendary planet or an anomaly',
    ),
});
