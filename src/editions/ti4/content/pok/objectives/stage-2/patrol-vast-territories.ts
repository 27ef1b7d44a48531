import { objective } from '../../../../rules/components/component.ts';
import { emptySystemsReached } from '../../../shared/holdings.ts';
import { systemsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'patrol-vast-territories',
  name: 'Patrol Vast Territories',
  set: 'pok',
  text: 'You have units in five systems that have no planets.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => systemsTowards(game, emptySystemsReached(game, seat), 5),
});
