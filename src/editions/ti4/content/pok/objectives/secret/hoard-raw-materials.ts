import { objective } from '../../../../rules/components/component.ts';
import { valuesOf } from '../../../shared/holdings.ts';

export default objective({
  id: 'hoard-raw-materials',
  name: 'Hoard Raw Materials',
  set: 'pok',
  text: 'The resources of your planets come to 12 or more.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => valuesOf(game, seat, 'resources') >= 12,
});
