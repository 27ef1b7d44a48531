import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'gravity-rift-4',
  name: 'Gravity rift',
  planets: [],
  wormholes: [],
  special: 'gravity-rift',
  option: 'hopesEndTiles',
  sources: { values: 'own' },
});
