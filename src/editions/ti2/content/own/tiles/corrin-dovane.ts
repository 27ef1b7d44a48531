import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'corrin-dovane',
  name: 'Corrin and Dovane',
  planets: [
    { id: 'corrin', name: 'Corrin', resources: 3, influence: 3 },
    { id: 'dovane', name: 'Dovane', resources: 2, influence: 4 },
  ],
  wormholes: [],
  sources: { values: 'own' },
});
