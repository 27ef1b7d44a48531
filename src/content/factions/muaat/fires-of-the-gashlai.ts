import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'fires-of-the-gashlai',
  name: 'Fires of the Gashlai',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'muaat',
});
