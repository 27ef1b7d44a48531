import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'lisis-velnor',
  name: 'Lisis and Velnor',
  planets: [
    { id: 'lisis', name: 'Lisis', resources: 2, influence: 2, specialties: [] },
    { id: 'velnor', name: 'Velnor', resources: 2, influence: 0, specialties: ['red'] },
  ],
  wormholes: [],
});
