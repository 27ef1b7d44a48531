import { objective } from '#ti4/rules/components/component.ts';
import { planetsWithTrait } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'monopolize-production',
  name: 'Monopolize Production',
  set: 'base',
  text: 'Control 4 industrial planets.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => planetProgress(game, planetsWithTrait(game, seat, 'industrial'), 4, 'industrial planets'),
});
