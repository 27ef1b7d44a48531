import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'nebula-1',
  name: 'Nebula',
  planets: [],
  wormholes: [],
  special: 'nebula',
  sources: { values: 'own' },
});
