import { objective } from '#ti4/rules/components/component.ts';
import { systemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { presenceProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'control-the-region',
  name: 'Control the Region',
  set: 'base',
  text: 'Have ships in 6 systems.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => presenceProgress('ships', game, systemsWithShips(game, seat), 6, 'systems'),
});
