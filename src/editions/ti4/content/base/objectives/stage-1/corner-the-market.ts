import { objective } from '../../../../rules/components/component.ts';
import { mostOfOneTrait } from '../../../shared/holdings.ts';

export default objective({
  id: 'corner-the-market',
  name: 'Corner the Market',
  set: 'base',
  text: 'Four of your planets share a trait.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => mostOfOneTrait(game, seat) >= 4,
});
