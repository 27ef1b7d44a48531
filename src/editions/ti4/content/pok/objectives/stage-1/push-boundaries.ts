import { objective } from '../../../../rules/components/component.ts';
import { smallerNeighbors } from '../../../shared/holdings.ts';
import { seatsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'push-boundaries',
  name: 'Push Boundaries',
  set: 'pok',
  text: 'Two of your neighbours hold fewer planets than you do.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => seatsTowards(game, smallerNeighbors(game, seat), 2),
});
