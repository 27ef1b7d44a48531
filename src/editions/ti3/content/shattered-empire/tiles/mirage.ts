import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'mirage',
  name: 'Mirage',
  planets: [
    {
      id: 'mirage',
      name: 'Mirage',
      resources: 1,
      influence: 2,
      specialties: [],
      station: { type: 'fighter', count: 2 },
    },
  ],
  wormholes: [],
});
