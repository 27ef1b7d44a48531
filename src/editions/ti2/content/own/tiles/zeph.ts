import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'zeph',
  name: 'Zeph',
  planets: [{ id: 'zeph', name: 'Zeph', resources: 4, influence: 1 }],
  wormholes: [],
  sources: { values: 'own' },
});
