import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'war-funding',
  name: 'War Funding',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'letnev',
});
