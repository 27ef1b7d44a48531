import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'mecatol-rex',
  name: 'Mecatol Rex',
  planets: [{ id: 'mecatol-rex', name: 'Mecatol Rex', resources: 1, influence: 6, specialties: [] }],
  wormholes: [],
});
