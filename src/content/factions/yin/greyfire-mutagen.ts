import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'greyfire-mutagen',
  name: 'Greyfire Mutagen',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'yin',
});
