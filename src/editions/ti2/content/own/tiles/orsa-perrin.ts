import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'orsa-perrin',
  name: 'Orsa and Perrin',
  planets: [
    { id: 'orsa', name: 'Orsa', resources: 5, influence: 2 },
    { id: 'perrin', name: 'Perrin', resources: 1, influence: 3, specialty: 'blue' },
  ],
  wormholes: [],
  sources: { values: 'own' },
});
