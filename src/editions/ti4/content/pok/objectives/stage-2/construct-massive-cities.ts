import { objective } from '../../../../rules/components/component.ts';
import { structuresOnBoard } from '../../../shared/holdings.ts';
import { unitsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'construct-massive-cities',
  name: 'Construct Massive Cities',
  set: 'pok',
  text: 'Seven of your structures are in play.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => unitsTowards(game, structuresOnBoard(game, seat), 7, 'structures'),
});
