import { technology } from '../../rules/component.ts';

export default technology({
  id: 'integrated-economy',
  name: 'Integrated Economy',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: { cybernetic: 3 },
});
