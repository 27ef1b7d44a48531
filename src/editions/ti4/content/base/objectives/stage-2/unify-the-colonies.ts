import { objective } from '../../../../rules/components/component.ts';
import { mostOfOneTrait } from '../../../shared/holdings.ts';

export default objective({
  id: 'unify-the-colonies',
  name: 'Unify the Colonies',
  set: 'base',
  text: 'Six of your planets share a trait.',
  stage: 2,
  points: 2,
  phase: 'status',
  fulfilled: (game, seat) => mostOfOneTrait(game, seat) >= 6,
});
