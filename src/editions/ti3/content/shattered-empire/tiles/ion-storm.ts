import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'ion-storm',
  name: 'Ion storm',
  planets: [],
  wormholes: [],
  special: 'storm',
  copies: 2,
});
