import { objective } from '../../../../rules/components/component.ts';
import { unitsOnBoard } from '../../../shared/holdings.ts';
import { unitsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'establish-a-perimeter',
  name: 'Establish a Perimeter',
  set: 'base',
  text: 'Four of your PDS are in play.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => unitsTowards(game, unitsOnBoard(game, seat, 'pds'), 4, 'PDS'),
});
