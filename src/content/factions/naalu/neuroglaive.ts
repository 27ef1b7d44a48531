import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'neuroglaive',
  name: 'Neuroglaive',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'biotic',
  prerequisites: { biotic: 3 },
  faction: 'naalu',
});
