import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'lodor',
  name: 'Lodor',
  planets: [{ id: 'lodor', name: 'Lodor', resources: 3, influence: 1, specialties: ['green'] }],
  wormholes: ['alpha'],
});
