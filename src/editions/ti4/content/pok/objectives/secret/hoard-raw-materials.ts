import { objective } from '#ti4/rules/components/component.ts';
import { totalValueOf } from '#ti4/content/shared/queries/objective-counts.ts';
import { sumProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'hoard-raw-materials',
  name: 'Hoard Raw Materials',
  set: 'pok',
  text: 'The resources of your planets come to 12 or more.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => sumProgress(totalValueOf(game, seat, 'resources'), 12, 'resources'),
});
