import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'military-support',
  name: 'Military Support',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'sol',
});
