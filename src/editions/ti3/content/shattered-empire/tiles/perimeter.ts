import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'perimeter',
  name: 'Perimeter',
  planets: [{ id: 'perimeter', name: 'Perimeter', resources: 2, influence: 2, specialties: [] }],
  wormholes: [],
});
