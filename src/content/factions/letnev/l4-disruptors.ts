import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'l4-disruptors',
  name: 'L4 Disruptors',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: { cybernetic: 1 },
  faction: 'letnev',
});
