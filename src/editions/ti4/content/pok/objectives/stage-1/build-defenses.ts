import { objective } from '#ti4/rules/components/component.ts';
import { structuresOnBoard } from '#ti4/content/shared/queries/objective-counts.ts';
import { unitProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'build-defenses',
  name: 'Build Defenses',
  set: 'pok',
  text: 'Have at least 4 structures on the board.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => unitProgress(game, structuresOnBoard(game, seat), 4, 'structures'),
});
