import { objective } from '../../../../rules/components/component.ts';
import { smallerNeighbors } from '../../../shared/holdings.ts';

export default objective({
  id: 'push-boundaries',
  name: 'Push Boundaries',
  set: 'pok',
  text: 'Two of your neighbors hold fewer planets than you do.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => smallerNeighbors(game, seat) >= 2,
});
