import { objective } from '../../../../rules/components/component.ts';
import { planetsWithTrait } from '../../../shared/holdings.ts';
import { planetsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'monopolize-production',
  name: 'Monopolize Production',
  set: 'base',
  text: 'Four of your planets are industrial.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => planetsTowards(game, planetsWithTrait(game, seat, 'industrial'), 4, 'industrial planets'),
});
