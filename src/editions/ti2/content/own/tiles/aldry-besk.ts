import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'aldry-besk',
  name: 'Aldry and Besk',
  planets: [
    { id: 'aldry', name: 'Aldry', resources: 4, influence: 2, specialty: 'red' },
    { id: 'besk', name: 'Besk', resources: 1, influence: 4, specialty: 'green' },
  ],
  wormholes: [],
  sources: { values: 'own' },
});
