import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'delve',
  name: 'Delve',
  planets: [{ id: 'delve', name: 'Delve', resources: 5, influence: 1 }],
  wormholes: ['alpha'],
  sources: { values: 'own' },
});
