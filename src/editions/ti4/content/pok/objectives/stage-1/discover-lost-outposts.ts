import { objective } from '#ti4/rules/components/component.ts';
import { planetsWithAttachments } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'discover-lost-outposts',
  name: 'Discover Lost Outposts',
  set: 'pok',
  text: 'Control 2 planets with attachments.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => planetProgress(game, planetsWithAttachments(game, seat), 2, 'planets with attachments'),
});
