import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'faunus',
  name: 'Faunus',
  planets: [{ id: 'faunus', name: 'Faunus', resources: 1, influence: 3, specialties: ['green', 'green'] }],
  wormholes: [],
});
