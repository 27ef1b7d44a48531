import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'yssaril-home',
  name: 'Home of the Yssaril Tribes',
  planets: [
    { id: 'retillion', name: 'Retillion', resources: 2, influence: 3, specialties: [] },
    { id: 'shalloq', name: 'Shalloq', resources: 1, influence: 2, specialties: [] },
  ],
  wormholes: [],
  home: 'yssaril',
});
