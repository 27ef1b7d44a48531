import { promissoryNote } from '../../rules/component.ts';

export default promissoryNote({
  id: 'support-for-the-throne',
  name: 'Support for the Throne',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  playArea: true,
});
