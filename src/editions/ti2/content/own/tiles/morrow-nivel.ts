import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'morrow-nivel',
  name: 'Morrow and Nivel',
  planets: [
    { id: 'morrow', name: 'Morrow', resources: 3, influence: 1, specialty: 'red' },
    { id: 'nivel', name: 'Nivel', resources: 2, influence: 5 },
  ],
  wormholes: [],
  sources: { values: 'own' },
});
