import { tile } from '../../../rules/components/component.ts';

export default tile({
  id: 'nebula',
  name: 'Nebula',
  planets: [],
  wormholes: [],
  special: 'nebula',
  copies: 2,
});
