import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'yarrow',
  name: 'Yarrow',
  planets: [{ id: 'yarrow', name: 'Yarrow', resources: 1, influence: 4 }],
  wormholes: [],
  sources: { values: 'own' },
});
