import { objective } from '../../../../rules/components/component.ts';
import { planetsAwayFromHomes } from '../../../shared/holdings.ts';
import { planetsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'expand-borders',
  name: 'Expand Borders',
  set: 'base',
  text: 'Six of your planets lie outside all home systems.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => planetsTowards(game, planetsAwayFromHomes(game, seat), 6),
});
