import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'tarn',
  name: 'Tarn',
  planets: [{ id: 'tarn', name: 'Tarn', resources: 3, influence: 2, specialty: 'green' }],
  wormholes: [],
  sources: { values: 'own' },
});
