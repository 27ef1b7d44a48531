import { technology } from '../../rules/component.ts';

export default technology({
  id: 'transit-diodes',
  name: 'Transit Diodes',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
});
