import { objective } from '../../../../rules/components/component.ts';
import { planetsWithAttachments } from '../../../shared/holdings.ts';

export default objective({
  id: 'discover-lost-outposts',
  name: 'Discover Lost Outposts',
  set: 'pok',
  text: 'Something is attached to two of your planets.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => planetsWithAttachments(game, seat) >= 2,
});
