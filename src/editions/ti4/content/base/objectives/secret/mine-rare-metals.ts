import { objective } from '../../../../rules/components/component.ts';
import { planetsWithTrait } from '../../../shared/holdings.ts';
import { planetsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'mine-rare-metals',
  name: 'Mine Rare Metals',
  set: 'base',
  text: 'Four of your planets are hazardous.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => planetsTowards(game, planetsWithTrait(game, seat, 'hazardous'), 4, 'hazardous planets'),
});
