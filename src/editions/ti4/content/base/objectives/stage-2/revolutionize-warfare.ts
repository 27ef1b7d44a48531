import { objective } from '../../../../rules/components/component.ts';
import { unitUpgrades } from '../../../shared/holdings.ts';
import { wordsTowards } from '../../../shared/counted.ts';
import { nameOfUnit } from '../../../../rules/names.ts';

export default objective({
  id: 'revolutionize-warfare',
  name: 'Revolutionize Warfare',
  set: 'base',
  text: 'You have researched upgrades for three kinds of unit.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => wordsTowards(unitUpgrades(game, seat).map(nameOfUnit), 3, 'kinds of unit upgraded'),
});
