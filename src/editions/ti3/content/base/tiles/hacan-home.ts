import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'hacan-home',
  name: 'Home of the Emirates of Hacan',
  planets: [
    { id: 'arretze', name: 'Arretze', resources: 2, influence: 0, specialties: [] },
    { id: 'hercant', name: 'Hercant', resources: 1, influence: 1, specialties: [] },
    { id: 'kamdorn', name: 'Kamdorn', resources: 0, influence: 1, specialties: [] },
  ],
  wormholes: [],
  home: 'hacan',
});
