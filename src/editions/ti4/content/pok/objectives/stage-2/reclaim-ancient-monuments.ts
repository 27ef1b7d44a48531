import { objective } from '../../../../rules/components/component.ts';
import { planetsWithAttachments } from '../../../shared/holdings.ts';

export default objective({
  id: 'reclaim-ancient-monuments',
  name: 'Reclaim Ancient Monuments',
  set: 'pok',
  text: 'Something is attached to three of your planets.',
  stage: 2,
  points: 2,
  phase: 'status',
  fulfilled: (game, seat) => planetsWithAttachments(game, seat) >= 3,
});
