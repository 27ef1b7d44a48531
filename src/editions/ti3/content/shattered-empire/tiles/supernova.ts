import { tile } from '../../../rules/components/component.ts';

export default tile({
  id: 'supernova',
  name: 'Supernova',
  planets: [],
  wormholes: [],
  special: 'supernova',
  copies: 2,
});
