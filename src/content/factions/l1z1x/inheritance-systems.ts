import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'inheritance-systems',
  name: 'Inheritance Systems',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'l1z1x',
});
