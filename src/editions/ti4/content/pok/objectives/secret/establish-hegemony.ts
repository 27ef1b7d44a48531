import { objective } from '#ti4/rules/components/component.ts';
import { totalValueOf } from '#ti4/content/shared/queries/objective-counts.ts';
import { sumProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'establish-hegemony',
  name: 'Establish Hegemony',
  set: 'pok',
  text: 'Control planets with at least 12 influence in total.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => sumProgress(totalValueOf(game, seat, 'influence'), 12, 'influence'),
});
