import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'arborec-home',
  name: 'Home of the Arborec',
  planets: [{ id: 'nestphar', name: 'Nestphar', resources: 3, influence: 2, specialties: ['green'] }],
  wormholes: [],
  home: 'arborec',
});
