import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'cybernetic-enhancements',
  name: 'Cybernetic Enhancements',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'l1z1x',
});
