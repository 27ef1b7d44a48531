import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'mellon-zohbat',
  name: 'Mellon and Zohbat',
  planets: [
    { id: 'mellon', name: 'Mellon', resources: 0, influence: 2, specialties: [] },
    { id: 'zohbat', name: 'Zohbat', resources: 3, influence: 1, specialties: ['blue'] },
  ],
  wormholes: [],
});
