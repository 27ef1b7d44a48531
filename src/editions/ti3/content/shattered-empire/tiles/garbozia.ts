import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'garbozia',
  name: 'Garbozia',
  planets: [{ id: 'garbozia', name: 'Garbozia', resources: 2, influence: 1, specialties: ['green'] }],
  wormholes: [],
});
