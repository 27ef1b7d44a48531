import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'jolnar-home',
  name: 'Home of the Universities of Jol-Nar',
  planets: [
    { id: 'jol', name: 'Jol', resources: 1, influence: 2, specialties: [] },
    { id: 'nar', name: 'Nar', resources: 2, influence: 3, specialties: [] },
  ],
  wormholes: [],
  home: 'jolnar',
});
