import { technology } from '../../rules/component.ts';

export default technology({
  id: 'sarween-tools',
  name: 'Sarween Tools',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: {  },
});
