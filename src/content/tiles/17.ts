import { tile } from '../../rules/component.ts';

export default tile({
  id: '17',
  name: 'Creuss Gate',
  set: 'base',
  back: 'green',
  planets: [],
  wormholes: ['delta'],
});
