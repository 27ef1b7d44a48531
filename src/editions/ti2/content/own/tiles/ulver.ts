import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'ulver',
  name: 'Ulver',
  planets: [{ id: 'ulver', name: 'Ulver', resources: 4, influence: 2 }],
  wormholes: [],
  sources: { values: 'own' },
});
