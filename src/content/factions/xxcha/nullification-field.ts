import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'nullification-field',
  name: 'Nullification Field',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'xxcha',
});
