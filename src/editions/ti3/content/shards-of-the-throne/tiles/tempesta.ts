import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'tempesta',
  name: 'Tempesta',
  planets: [{ id: 'tempesta', name: 'Tempesta', resources: 1, influence: 1, specialties: ['blue', 'blue'] }],
  wormholes: [],
  // Two lists give it two technology specialties, one list gives it one.
  confidence: 'medium',
});
