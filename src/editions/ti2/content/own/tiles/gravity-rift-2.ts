import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'gravity-rift-2',
  name: 'Gravity rift',
  planets: [],
  wormholes: [],
  special: 'gravity-rift',
  sources: { values: 'own' },
});
