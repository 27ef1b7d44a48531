import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'saar-home',
  name: 'Home of the Clan of Saar',
  planets: [
    { id: 'lisis-ii', name: 'Lisis II', resources: 1, influence: 0, specialties: [] },
    { id: 'ragh', name: 'Ragh', resources: 2, influence: 1, specialties: [] },
  ],
  wormholes: [],
  home: 'saar',
});
