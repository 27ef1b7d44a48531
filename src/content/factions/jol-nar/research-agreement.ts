import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'research-agreement',
  name: 'Research Agreement',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'jol-nar',
});
