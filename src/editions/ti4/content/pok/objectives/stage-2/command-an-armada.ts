import { objective } from '#ti4/rules/components/component.ts';
import { largestFleet } from '#ti4/content/shared/queries/objective-counts.ts';
import { unitProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'command-an-armada',
  name: 'Command an Armada',
  set: 'pok',
  text: 'Have at least 8 non-fighter ships in 1 system.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => unitProgress(game, largestFleet(game, seat), 8, 'non-fighter ships in 1 system'),
});
