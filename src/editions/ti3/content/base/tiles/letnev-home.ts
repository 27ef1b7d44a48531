import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'letnev-home',
  name: 'Home of the Barony of Letnev',
  planets: [
    { id: 'arc-prime', name: 'Arc Prime', resources: 4, influence: 0, specialties: [] },
    { id: 'wren-terra', name: 'Wren Terra', resources: 2, influence: 1, specialties: [] },
  ],
  wormholes: [],
  home: 'letnev',
});
