import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'ravne',
  name: 'Ravne',
  planets: [{ id: 'ravne', name: 'Ravne', resources: 3, influence: 3 }],
  wormholes: [],
  sources: { values: 'own' },
});
