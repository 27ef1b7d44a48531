import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'vesk',
  name: 'Vesk',
  planets: [{ id: 'vesk', name: 'Vesk', resources: 2, influence: 4 }],
  wormholes: [],
  sources: { values: 'own' },
});
