import { objective } from '../../../../rules/components/component.ts';
import { planetsWithSpecialty } from '../../../shared/holdings.ts';
import { planetsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'form-galactic-brain-trust',
  name: 'Form Galactic Brain Trust',
  set: 'base',
  text: 'Five of your planets have a specialty.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => planetsTowards(game, planetsWithSpecialty(game, seat), 5, 'planets with a specialty'),
});
