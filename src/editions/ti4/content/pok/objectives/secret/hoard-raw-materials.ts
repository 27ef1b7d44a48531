import { objective } from '#ti4/rules/components/component.ts';
import { totalValueOf } from '#ti4/content/shared/queries/objective-counts.ts';
import { sumProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'hoard-raw-materials',
  name: 'Hoard Raw Materials',
  set: 'pok',
  text: 'Control planets with at least 12 resources in total.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => sumProgress(totalValueOf(game, seat, 'resources'), 12, 'resources'),
});
