import { objective } from '../../../../rules/components/component.ts';
import { planetsWithSpecialty } from '../../../shared/holdings.ts';

export default objective({
  id: 'form-galactic-brain-trust',
  name: 'Form Galactic Brain Trust',
  set: 'base',
  text: 'Five of your planets have a specialty.',
  stage: 2,
  points: 2,
  phase: 'status',
  fulfilled: (game, seat) => planetsWithSpecialty(game, seat) >= 5,
});
