import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'impulse-core',
  name: 'Impulse Core',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'yin',
});
