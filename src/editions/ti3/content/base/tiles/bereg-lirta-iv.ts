import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'bereg-lirta-iv',
  name: 'Bereg and Lirta IV',
  planets: [
    { id: 'bereg', name: 'Bereg', resources: 3, influence: 1, specialties: ['red'] },
    { id: 'lirta-iv', name: 'Lirta IV', resources: 2, influence: 3, specialties: ['green'] },
  ],
  wormholes: [],
});
