import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'nebula-5',
  name: 'Nebula',
  planets: [],
  wormholes: [],
  special: 'nebula',
  option: 'hopesEndTiles',
  sources: { values: 'own' },
});
