import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'cinder',
  name: 'Cinder',
  planets: [{ id: 'cinder', name: 'Cinder', resources: 2, influence: 5, specialty: 'green' }],
  wormholes: [],
  sources: { values: 'own' },
});
