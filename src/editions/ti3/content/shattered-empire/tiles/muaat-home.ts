import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'muaat-home',
  name: 'Home of the Embers of Muaat',
  planets: [{ id: 'muaat', name: 'Muaat', resources: 4, influence: 1, specialties: [] }],
  wormholes: [],
  home: 'muaat',
});
