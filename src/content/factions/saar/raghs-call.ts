import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'raghs-call',
  name: 'Raghs Call',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'saar',
});
