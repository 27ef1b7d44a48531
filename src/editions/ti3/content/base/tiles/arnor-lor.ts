import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'arnor-lor',
  name: 'Arnor and Lor',
  planets: [
    { id: 'arnor', name: 'Arnor', resources: 2, influence: 1, specialties: [] },
    { id: 'lor', name: 'Lor', resources: 1, influence: 2, specialties: ['red'] },
  ],
  wormholes: [],
});
