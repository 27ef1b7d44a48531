import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'mirror-computing',
  name: 'Mirror Computing',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: { cybernetic: 3 },
  faction: 'mentak',
});
