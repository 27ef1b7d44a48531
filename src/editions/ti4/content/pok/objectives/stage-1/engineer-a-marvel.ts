import { objective } from '#ti4/rules/components/component.ts';
import { flagshipsAndWarSuns } from '#ti4/content/shared/queries/objective-counts.ts';
import { unitProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'engineer-a-marvel',
  name: 'Engineer a Marvel',
  set: 'pok',
  text: 'Have a flagship or war sun on the board.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => unitProgress(game, flagshipsAndWarSuns(game, seat), 1, 'ships'),
});
