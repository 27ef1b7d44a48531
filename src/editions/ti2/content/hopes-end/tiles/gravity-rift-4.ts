import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'gravity-rift-4',
  name: 'Gravity Rift',
  planets: [],
  wormholes: [],
  special: 'gravity-rift',
  option: 'hopesEndTiles',
  sources: { values: 'own' },
});
