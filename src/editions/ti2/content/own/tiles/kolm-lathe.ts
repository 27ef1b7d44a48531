import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'kolm-lathe',
  name: 'Kolm and Lathe',
  planets: [
    { id: 'kolm', name: 'Kolm', resources: 2, influence: 2 },
    { id: 'lathe', name: 'Lathe', resources: 4, influence: 3, specialty: 'blue' },
  ],
  wormholes: [],
  sources: { values: 'own' },
});
