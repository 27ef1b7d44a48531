import { objective } from '../../../../rules/components/component.ts';
import { planetsBuiltOn } from '../../../shared/holdings.ts';

export default objective({
  id: 'improve-infrastructure',
  name: 'Improve Infrastructure',
  set: 'pok',
  text: 'Three planets outside your home system carry structures of yours.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => planetsBuiltOn(game, seat) >= 3,
});
