import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'quann',
  name: 'Quann',
  planets: [{ id: 'quann', name: 'Quann', resources: 2, influence: 1, specialties: ['green'] }],
  wormholes: ['beta'],
});
