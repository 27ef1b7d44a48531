import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'winnu-home',
  name: 'Home of the Winnu',
  planets: [{ id: 'winnu', name: 'Winnu', resources: 3, influence: 4, specialties: ['yellow'] }],
  wormholes: [],
  home: 'winnu',
});
