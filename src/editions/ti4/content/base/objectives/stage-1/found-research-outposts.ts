import { objective } from '../../../../rules/components/component.ts';
import { planetsWithSpecialty } from '../../../shared/holdings.ts';
import { planetsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'found-research-outposts',
  name: 'Found Research Outposts',
  set: 'base',
  text: 'Three of your planets have a specialty.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => planetsTowards(game, planetsWithSpecialty(game, seat), 3, 'planets with a specialty'),
});
