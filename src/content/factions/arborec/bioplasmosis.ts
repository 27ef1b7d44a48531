import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'bioplasmosis',
  name: 'Bioplasmosis',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'biotic',
  prerequisites: { biotic: 2 },
  faction: 'arborec',
});
