import { objective } from '#ti4/rules/components/component.ts';
import { largestColorGroup } from '#ti4/content/shared/queries/objective-counts.ts';
import { namedProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'master-the-laws-of-physics',
  name: 'Master the Laws of Physics',
  set: 'base',
  text: 'Own 4 technologies of the same color.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => namedProgress(largestColorGroup(game, seat), 4, 'technologies of the same color'),
});
