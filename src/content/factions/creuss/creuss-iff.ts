import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'creuss-iff',
  name: 'Creuss Iff',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'creuss',
});
