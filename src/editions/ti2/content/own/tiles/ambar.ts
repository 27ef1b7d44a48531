import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'ambar',
  name: 'Ambar',
  planets: [{ id: 'ambar', name: 'Ambar', resources: 2, influence: 2, specialty: 'red' }],
  wormholes: [],
  sources: { values: 'own' },
});
