import { objective } from '../../../../rules/components/component.ts';
import { planetsWithTrait } from '../../../shared/holdings.ts';
import { planetsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'forge-an-alliance',
  name: 'Forge an Alliance',
  set: 'base',
  text: 'Four of your planets are cultural.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => planetsTowards(game, planetsWithTrait(game, seat, 'cultural'), 4, 'cultural planets'),
});
