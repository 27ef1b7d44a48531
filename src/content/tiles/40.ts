import { tile } from '../../rules/component.ts';

export default tile({
  id: '40',
  name: 'beta wormhole',
  set: 'base',
  back: 'red',
  planets: [],
  wormholes: ['beta'],
});
