import { objective } from '#ti4/rules/components/component.ts';
import { largestFleet } from '#ti4/content/shared/queries/objective-counts.ts';
import { unitProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'raise-a-fleet',
  name: 'Raise a Fleet',
  set: 'pok',
  text: 'Have at least 5 non-fighter ships in 1 system.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => unitProgress(game, largestFleet(game, seat), 5, 'non-fighter ships in 1 system'),
});
