import { tile } from '../../../rules/components/component.ts';

export default tile({
  id: 'ion-storm',
  name: 'Ion Storm',
  planets: [],
  wormholes: [],
  special: 'storm',
  copies: 2,
});
