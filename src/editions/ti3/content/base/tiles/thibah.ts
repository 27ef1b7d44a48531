import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'thibah',
  name: 'Thibah',
  planets: [{ id: 'thibah', name: 'Thibah', resources: 1, influence: 1, specialties: [] }],
  wormholes: [],
});
