import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'yin-spinner-omega',
  name: 'Yin Spinner Omega',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'biotic',
  prerequisites: { biotic: 2 },
  faction: 'yin',
});
