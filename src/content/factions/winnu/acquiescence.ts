import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'acquiescence',
  name: 'Acquiescence',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'winnu',
});
