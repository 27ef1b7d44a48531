import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'supernova',
  name: 'Supernova',
  planets: [],
  wormholes: [],
  special: 'supernova',
  copies: 2,
});
