import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '51',
  name: 'Creuss',
  set: 'base',
  back: 'green',
  home: 'creuss',
  planets: [{ id: 'creuss', name: 'Creuss', resources: 4, influence: 2 }],
  wormholes: ['delta'],
});
