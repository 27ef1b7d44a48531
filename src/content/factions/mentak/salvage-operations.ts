import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'salvage-operations',
  name: 'Salvage Operations',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'mentak',
});
