import { promissoryNote } from '../../rules/component.ts';

export default promissoryNote({
  id: 'ceasefire',
  name: 'Ceasefire',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
});
