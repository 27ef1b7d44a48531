import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'wellon',
  name: 'Wellon',
  planets: [{ id: 'wellon', name: 'Wellon', resources: 1, influence: 2, specialties: [] }],
  wormholes: [],
});
