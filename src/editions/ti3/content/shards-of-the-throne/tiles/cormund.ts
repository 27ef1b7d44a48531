import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'cormund',
  name: 'Cormund',
  planets: [{ id: 'cormund', name: 'Cormund', resources: 2, influence: 0, specialties: [] }],
  wormholes: [],
  special: 'gravity-rift',
  lacks: 'I do not know how gravity rifts affect ships, so this system is empty space',
});
