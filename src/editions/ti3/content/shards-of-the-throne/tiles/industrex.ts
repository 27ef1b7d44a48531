import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'industrex',
  name: 'Industrex',
  planets: [{ id: 'industrex', name: 'Industrex', resources: 2, influence: 0, specialties: ['red', 'red'] }],
  wormholes: [],
});
