import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'nebula-2',
  name: 'Nebula',
  planets: [],
  wormholes: [],
  special: 'nebula',
  sources: { values: 'own' },
});
