import { objective } from '../../../../rules/components/component.ts';
import { greatestShips } from '../../../shared/holdings.ts';

export default objective({
  id: 'engineer-a-marvel',
  name: 'Engineer a Marvel',
  set: 'pok',
  text: 'A flagship or war sun of yours is in play.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => greatestShips(game, seat).length > 0,
});
