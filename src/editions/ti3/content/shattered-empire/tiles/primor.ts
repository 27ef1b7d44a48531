import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'primor',
  name: 'Primor',
  planets: [
    {
      id: 'primor',
      name: 'Primor',
      resources: 2,
      influence: 1,
      specialties: [],
      station: { type: 'ground-force', count: 2 },
    },
  ],
  wormholes: [],
});
