import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'ion-storm',
  name: 'Ion Storm',
  planets: [],
  wormholes: [],
  special: 'storm',
  copies: 2,
});
