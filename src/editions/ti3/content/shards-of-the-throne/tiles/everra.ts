import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'everra',
  name: 'Everra',
  planets: [{ id: 'everra', name: 'Everra', resources: 3, influence: 1, specialties: [] }],
  wormholes: [],
  special: 'nebula',
});
