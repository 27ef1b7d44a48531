import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'promise-of-protection',
  name: 'Promise of Protection',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'mentak',
  playArea: true,
});
