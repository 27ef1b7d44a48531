import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'non-euclidean-shielding',
  name: 'Non-Euclidean Shielding',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'warfare',
  prerequisites: { warfare: 2 },
  faction: 'letnev',
});
