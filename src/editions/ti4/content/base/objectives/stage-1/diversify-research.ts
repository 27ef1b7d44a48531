import { objective } from '../../../../rules/components/component.ts';
import { colorsWith } from '../../../shared/holdings.ts';

export default objective({
  id: 'diversify-research',
  name: 'Diversify Research',
  set: 'base',
  text: 'Two different colors of technology, with at least two of each among yours.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => colorsWith(game, seat, 2) >= 2,
});
