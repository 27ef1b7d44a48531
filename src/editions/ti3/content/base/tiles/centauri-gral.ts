import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'centauri-gral',
  name: 'Centauri and Gral',
  planets: [
    { id: 'centauri', name: 'Centauri', resources: 1, influence: 3, specialties: [] },
    { id: 'gral', name: 'Gral', resources: 1, influence: 1, specialties: ['blue'] },
  ],
  wormholes: [],
});
