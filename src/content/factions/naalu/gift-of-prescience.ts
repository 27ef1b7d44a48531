import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'gift-of-prescience',
  name: 'Gift of Prescience',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'naalu',
  playArea: true,
});
