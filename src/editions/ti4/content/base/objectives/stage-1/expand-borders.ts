import { objective } from '#ti4/rules/components/component.ts';
import { planetsAwayFromHomes } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'expand-borders',
  name: 'Expand Borders',
  set: 'base',
  text: 'Control 6 planets outside home systems.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => planetProgress(game, planetsAwayFromHomes(game, seat), 6, 'planets outside home systems'),
});
