import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'gravity-rift-1',
  name: 'Gravity Rift',
  planets: [],
  wormholes: [],
  special: 'gravity-rift',
  sources: { values: 'own' },
});
