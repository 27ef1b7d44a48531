import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'mentak-home',
  name: 'Home of the Mentak Coalition',
  planets: [{ id: 'moll-primus', name: 'Moll Primus', resources: 4, influence: 1, specialties: [] }],
  wormholes: [],
  home: 'mentak',
});
