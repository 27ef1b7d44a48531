import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'tarmann',
  name: "Tar'Mann",
  planets: [{ id: 'tarmann', name: "Tar'Mann", resources: 1, influence: 1, specialties: [] }],
  wormholes: [],
});
