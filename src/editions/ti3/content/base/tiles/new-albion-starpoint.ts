import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'new-albion-starpoint',
  name: 'New Albion and Starpoint',
  planets: [
    { id: 'new-albion', name: 'New Albion', resources: 1, influence: 1, specialties: ['green'] },
    { id: 'starpoint', name: 'Starpoint', resources: 3, influence: 1, specialties: [] },
  ],
  wormholes: [],
});
