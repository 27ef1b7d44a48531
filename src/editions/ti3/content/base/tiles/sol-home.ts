import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'sol-home',
  name: 'Home of the Federation of Sol',
  planets: [{ id: 'jord', name: 'Jord', resources: 4, influence: 2, specialties: [] }],
  wormholes: [],
  home: 'sol',
});
