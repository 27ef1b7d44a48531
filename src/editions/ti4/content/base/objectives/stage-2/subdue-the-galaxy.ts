import { objective } from '#ti4/rules/components/component.ts';
import { planetsAwayFromHomes } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'subdue-the-galaxy',
  name: 'Subdue the Galaxy',
  set: 'base',
  text: 'Control 11 planets outside home systems.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => planetProgress(game, planetsAwayFromHomes(game, seat), 11, 'planets outside home systems'),
});
