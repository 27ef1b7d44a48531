import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'cormund',
  name: 'Cormund',
  planets: [{ id: 'cormund', name: 'Cormund', resources: 2, influence: 0, specialties: [] }],
  wormholes: [],
  special: 'gravity-rift',
  lacks: 'what a gravity rift does to ships was not found: here it is open space',
});
