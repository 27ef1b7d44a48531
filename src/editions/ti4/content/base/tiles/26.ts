import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '26',
  name: 'Lodor',
  set: 'base',
  back: 'blue',
  planets: [{ id: 'lodor', name: 'Lodor', resources: 3, influence: 1, trait: 'cultural' }],
  wormholes: ['alpha'],
});
