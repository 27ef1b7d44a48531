import { objective } from '#ti4/rules/components/component.ts';
import { unitUpgrades } from '#ti4/content/shared/queries/objective-counts.ts';
import { wordProgress } from '#ti4/content/shared/queries/progress-counters.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';

export default objective({
  id: 'develop-weaponry',
  name: 'Develop Weaponry',
  set: 'base',
  text: 'Own unit upgrades for 2 unit types.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => wordProgress(unitUpgrades(game, seat).map(nameOfUnit), 2, 'upgraded unit types'),
});
