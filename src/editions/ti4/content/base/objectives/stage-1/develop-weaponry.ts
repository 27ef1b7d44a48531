import { objective } from '../../../../rules/components/component.ts';
import { unitUpgrades } from '../../../shared/holdings.ts';
import { wordsTowards } from '../../../shared/counted.ts';
import { nameOfUnit } from '../../../../rules/names.ts';

export default objective({
  id: 'develop-weaponry',
  name: 'Develop Weaponry',
  set: 'base',
  text: 'You have researched upgrades for two kinds of unit.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => wordsTowards(unitUpgrades(game, seat).map(nameOfUnit), 2, 'kinds of unit upgraded'),
});
