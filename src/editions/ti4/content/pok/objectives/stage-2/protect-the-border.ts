import { objective } from '#ti4/rules/components/component.ts';
import { planetsWithStructures } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'protect-the-border',
  name: 'Protect the Border',
  set: 'pok',
  text: 'Have structures on 5 planets outside your home system.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) =>
    planetProgress(game, planetsWithStructures(game, seat), 5, 'planets with structures outside your home system'),
});
