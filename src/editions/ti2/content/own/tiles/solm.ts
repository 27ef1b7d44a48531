import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'solm',
  name: 'Solm',
  planets: [{ id: 'solm', name: 'Solm', resources: 2, influence: 3 }],
  wormholes: [],
  sources: { values: 'own' },
});
