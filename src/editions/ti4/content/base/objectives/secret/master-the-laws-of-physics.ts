import { objective } from '../../../../rules/components/component.ts';
import { colorsWith } from '../../../shared/holdings.ts';

export default objective({
  id: 'master-the-laws-of-physics',
  name: 'Master the Laws of Physics',
  set: 'base',
  text: 'Four of your technologies share a color.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => colorsWith(game, seat, 4) >= 1,
});
