import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'abaddon-ashtroth-loki',
  name: 'Abaddon, Ashtroth and Loki',
  planets: [
    { id: 'abaddon', name: 'Abaddon', resources: 1, influence: 0, specialties: ['red'] },
    { id: 'ashtroth', name: 'Ashtroth', resources: 2, influence: 0, specialties: [] },
    { id: 'loki', name: 'Loki', resources: 1, influence: 2, specialties: [] },
  ],
  wormholes: [],
});
