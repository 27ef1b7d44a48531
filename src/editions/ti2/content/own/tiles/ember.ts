import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'ember',
  name: 'Ember',
  planets: [{ id: 'ember', name: 'Ember', resources: 3, influence: 2 }],
  wormholes: ['beta'],
  sources: { values: 'own' },
});
