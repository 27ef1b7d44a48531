import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'lesab',
  name: 'Lesab',
  planets: [{ id: 'lesab', name: 'Lesab', resources: 2, influence: 1, specialties: ['green'] }],
  wormholes: [],
});
