import { objective } from '../../../../rules/components/component.ts';
import { emptySystemsReached } from '../../../shared/holdings.ts';
import { systemsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'explore-deep-space',
  name: 'Explore Deep Space',
  set: 'pok',
  text: 'You have units in three systems that have no planets.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => systemsTowards(game, emptySystemsReached(game, seat), 3),
});
