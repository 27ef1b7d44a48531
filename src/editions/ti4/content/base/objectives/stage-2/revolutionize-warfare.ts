import { objective } from '../../../../rules/components/component.ts';
import { unitUpgrades } from '../../../shared/holdings.ts';

export default objective({
  id: 'revolutionize-warfare',
  name: 'Revolutionize Warfare',
  set: 'base',
  text: 'You have researched upgrades for three kinds of unit.',
  stage: 2,
  points: 2,
  phase: 'status',
  fulfilled: (game, seat) => unitUpgrades(game, seat) >= 3,
});
