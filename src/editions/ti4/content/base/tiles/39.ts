import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '39',
  name: 'Alpha wormhole',
  set: 'base',
  back: 'red',
  planets: [],
  wormholes: ['alpha'],
});
