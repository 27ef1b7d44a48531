import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'political-favor',
  name: 'Political Favor',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'xxcha',
});
