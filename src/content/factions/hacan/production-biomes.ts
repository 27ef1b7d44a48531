import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'production-biomes',
  name: 'Production Biomes',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'biotic',
  prerequisites: { biotic: 2 },
  faction: 'hacan',
});
