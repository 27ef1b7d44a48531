import { promissoryNote } from '../../rules/component.ts';

export default promissoryNote({
  id: 'trade-agreement',
  name: 'Trade Agreement',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
});
