import { technology } from '../../rules/component.ts';

export default technology({
  id: 'graviton-laser-system',
  name: 'Graviton Laser System',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: { cybernetic: 1 },
});
