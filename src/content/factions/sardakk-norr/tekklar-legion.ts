import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'tekklar-legion',
  name: 'Tekklar Legion',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'sardakk-norr',
});
