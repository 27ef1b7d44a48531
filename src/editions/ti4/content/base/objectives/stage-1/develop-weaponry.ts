import { objective } from '../../../../rules/components/component.ts';
import { unitUpgrades } from '../../../shared/holdings.ts';

export default objective({
  id: 'develop-weaponry',
  name: 'Develop Weaponry',
  set: 'base',
  text: 'You have researched upgrades for two kinds of unit.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => unitUpgrades(game, seat) >= 2,
});
