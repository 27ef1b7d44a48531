import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'naalu-home',
  name: 'Home of the Naalu Collective',
  planets: [
    { id: 'druaa', name: 'Druaa', resources: 3, influence: 1, specialties: [] },
    { id: 'maaluuk', name: 'Maaluuk', resources: 0, influence: 2, specialties: [] },
  ],
  wormholes: [],
  home: 'naalu',
});
