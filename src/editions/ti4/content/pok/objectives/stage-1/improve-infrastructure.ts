import { objective } from '#ti4/rules/components/component.ts';
import { planetsWithStructures } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'improve-infrastructure',
  name: 'Improve Infrastructure',
  set: 'pok',
  text: 'Have structures on 3 planets outside your home system.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    planetProgress(game, planetsWithStructures(game, seat), 3, 'planets with structures outside your home system'),
});
