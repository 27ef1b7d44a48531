import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'spy-net',
  name: 'Spy Net',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'yssaril',
});
