import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'quantum-datahub-node',
  name: 'Quantum Datahub Node',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: { cybernetic: 3 },
  faction: 'hacan',
});
