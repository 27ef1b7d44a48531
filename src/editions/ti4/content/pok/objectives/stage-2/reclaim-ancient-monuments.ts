import { objective } from '../../../../rules/components/component.ts';
import { planetsWithAttachments } from '../../../shared/holdings.ts';
import { planetsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'reclaim-ancient-monuments',
  name: 'Reclaim Ancient Monuments',
  set: 'pok',
  text: 'Something is attached to three of your planets.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => planetsTowards(game, planetsWithAttachments(game, seat), 3, 'planets with attachments'),
});
