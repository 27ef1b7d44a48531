import { objective } from '#ti4/rules/components/component.ts';
import { planetsWithAttachments } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'reclaim-ancient-monuments',
  name: 'Reclaim Ancient Monuments',
  set: 'pok',
  text: 'Control 3 planets with attachments.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => planetProgress(game, planetsWithAttachments(game, seat), 3, 'planets with attachments'),
});
