import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'brome',
  name: 'Brome',
  planets: [{ id: 'brome', name: 'Brome', resources: 3, influence: 3 }],
  wormholes: [],
  sources: { values: 'own' },
});
