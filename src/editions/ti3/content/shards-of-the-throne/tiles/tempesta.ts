import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'tempesta',
  name: 'Tempesta',
  planets: [{ id: 'tempesta', name: 'Tempesta', resources: 1, influence: 1, specialties: ['blue', 'blue'] }],
  wormholes: [],
  // Two lists have two specialties, one has one.
  confidence: 'medium',
});
