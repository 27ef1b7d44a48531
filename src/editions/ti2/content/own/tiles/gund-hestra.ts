import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'gund-hestra',
  name: 'Gund and Hestra',
  planets: [
    { id: 'gund', name: 'Gund', resources: 4, influence: 1 },
    { id: 'hestra', name: 'Hestra', resources: 3, influence: 2, specialty: 'blue' },
  ],
  wormholes: [],
  sources: { values: 'own' },
});
