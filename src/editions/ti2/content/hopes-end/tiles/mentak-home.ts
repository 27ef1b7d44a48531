import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'mentak-home',
  name: 'Home of Mentak',
  planets: [{ id: 'moll-primus', name: 'Moll Primus', resources: 4, influence: 1 }],
  wormholes: [],
  sources: { values: 'third-edition' },
  home: 'mentak',
});
