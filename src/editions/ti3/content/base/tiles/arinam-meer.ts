import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'arinam-meer',
  name: 'Arinam and Meer',
  planets: [
    { id: 'arinam', name: 'Arinam', resources: 1, influence: 2, specialties: ['blue'] },
    { id: 'meer', name: 'Meer', resources: 0, influence: 4, specialties: [] },
  ],
  wormholes: [],
});
