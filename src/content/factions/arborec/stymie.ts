import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'stymie',
  name: 'Stymie',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'arborec',
});
