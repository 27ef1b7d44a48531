import { objective } from '../../../../rules/components/component.ts';
import { colorsWith } from '../../../shared/holdings.ts';

export default objective({
  id: 'master-the-sciences',
  name: 'Master the Sciences',
  set: 'base',
  text: 'At least two technologies of every color are yours.',
  stage: 2,
  points: 2,
  phase: 'status',
  fulfilled: (game, seat) => colorsWith(game, seat, 2) >= 4,
});
