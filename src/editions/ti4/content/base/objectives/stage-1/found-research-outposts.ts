import { objective } from '../../../../rules/components/component.ts';
import { planetsWithSpecialty } from '../../../shared/holdings.ts';

export default objective({
  id: 'found-research-outposts',
  name: 'Found Research Outposts',
  set: 'base',
  text: 'Three of your planets have a specialty.',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => planetsWithSpecialty(game, seat) >= 3,
});
