import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'hopes-end',
  name: "Hope's End",
  planets: [
    {
      id: 'hopes-end',
      name: "Hope's End",
      resources: 3,
      influence: 0,
      specialties: [],
      station: { type: 'shock-troop', count: 2 },
    },
  ],
  wormholes: [],
});
