import { objective } from '../../../../rules/components/component.ts';
import { edgeSystemsReached } from '../../../shared/holdings.ts';
import { systemsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'control-the-borderlands',
  name: 'Control the Borderlands',
  set: 'pok',
  text: 'You have units in five systems at the edge of the board; your home system is none of them.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => systemsTowards(game, edgeSystemsReached(game, seat), 5),
});
