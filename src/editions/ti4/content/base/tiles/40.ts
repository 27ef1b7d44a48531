import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '40',
  name: 'Beta wormhole',
  set: 'base',
  back: 'red',
  planets: [],
  wormholes: ['beta'],
});
