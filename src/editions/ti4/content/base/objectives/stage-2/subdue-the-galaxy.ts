import { objective } from '../../../../rules/components/component.ts';
import { planetsAwayFromHomes } from '../../../shared/holdings.ts';
import { planetsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'subdue-the-galaxy',
  name: 'Subdue the Galaxy',
  set: 'base',
  text: 'Eleven of your planets lie outside all home systems.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => planetsTowards(game, planetsAwayFromHomes(game, seat), 11),
});
