import { objective } from '#ti4/rules/components/component.ts';
import { unitUpgrades } from '#ti4/content/shared/queries/objective-counts.ts';
import { wordProgress } from '#ti4/content/shared/queries/progress-counters.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';

export default objective({
  id: 'revolutionize-warfare',
  name: 'Revolutionize Warfare',
  set: 'base',
  text: 'Own unit upgrades for 3 unit types.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => wordProgress(unitUpgrades(game, seat).map(nameOfUnit), 3, 'upgraded unit types'),
});
