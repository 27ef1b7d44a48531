import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'imber-jarrow',
  name: 'Imber and Jarrow',
  planets: [
    { id: 'imber', name: 'Imber', resources: 1, influence: 5, specialty: 'green' },
    { id: 'jarrow', name: 'Jarrow', resources: 3, influence: 4 },
  ],
  wormholes: [],
  sources: { values: 'own' },
});
