import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'instinct-training',
  name: 'Instinct Training',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'biotic',
  prerequisites: { biotic: 1 },
  faction: 'xxcha',
});
