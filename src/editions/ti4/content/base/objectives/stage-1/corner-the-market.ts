import { objective } from '../../../../rules/components/component.ts';
import { commonTrait, planetsWithTrait } from '../../../shared/holdings.ts';
import { planetsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'corner-the-market',
  name: 'Corner the Market',
  set: 'base',
  text: 'Four of your planets share a trait.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const trait = commonTrait(game, seat);
    return planetsTowards(game, planetsWithTrait(game, seat, trait), 4, `${trait} planets`);
  },
});
