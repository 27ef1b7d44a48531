import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '17',
  name: 'Creuss Gate',
  set: 'base',
  back: 'green',
  planets: [],
  wormholes: ['delta'],
});
