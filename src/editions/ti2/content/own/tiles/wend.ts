import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'wend',
  name: 'Wend',
  planets: [{ id: 'wend', name: 'Wend', resources: 3, influence: 1, specialty: 'blue' }],
  wormholes: [],
  sources: { values: 'own' },
});
