import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'transparasteel-plating',
  name: 'Transparasteel Plating',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'biotic',
  prerequisites: { biotic: 1 },
  faction: 'yssaril',
});
