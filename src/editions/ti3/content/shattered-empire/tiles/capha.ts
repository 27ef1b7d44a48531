import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'capha',
  name: 'Capha',
  planets: [{ id: 'capha', name: 'Capha', resources: 3, influence: 0, specialties: [] }],
  wormholes: [],
});
