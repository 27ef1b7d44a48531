import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'mageon-implants',
  name: 'Mageon Implants',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'biotic',
  prerequisites: { biotic: 3 },
  faction: 'yssaril',
});
