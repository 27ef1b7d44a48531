import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'abyz-fria',
  name: 'Abyz and Fria',
  planets: [
    { id: 'abyz', name: 'Abyz', resources: 3, influence: 0, specialties: [] },
    { id: 'fria', name: 'Fria', resources: 2, influence: 0, specialties: ['blue'] },
  ],
  wormholes: [],
});
