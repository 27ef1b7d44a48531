import { objective } from '../../../../rules/components/component.ts';
import { edgeSystemsReached } from '../../../shared/holdings.ts';
import { systemsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'populate-the-outer-rim',
  name: 'Populate the Outer Rim',
  set: 'pok',
  text: 'You have units in three systems at the edge of the board; your home system is none of them.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => systemsTowards(game, edgeSystemsReached(game, seat), 3),
});
