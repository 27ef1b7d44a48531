import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'lazar-sakulag',
  name: 'Lazar and Sakulag',
  planets: [
    { id: 'lazar', name: 'Lazar', resources: 1, influence: 0, specialties: [] },
    { id: 'sakulag', name: 'Sakulag', resources: 2, influence: 1, specialties: [] },
  ],
  wormholes: [],
});
