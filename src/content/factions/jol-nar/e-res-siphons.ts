import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'e-res-siphons',
  name: 'E-Res Siphons',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'jol-nar',
});
