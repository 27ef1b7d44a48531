import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'supernova-1',
  name: 'Supernova',
  planets: [],
  wormholes: [],
  special: 'supernova',
  sources: { values: 'own' },
});
