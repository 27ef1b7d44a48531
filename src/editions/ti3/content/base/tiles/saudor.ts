import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'saudor',
  name: 'Saudor',
  planets: [{ id: 'saudor', name: 'Saudor', resources: 2, influence: 2, specialties: [] }],
  wormholes: [],
});
