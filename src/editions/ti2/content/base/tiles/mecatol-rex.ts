import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'mecatol-rex',
  name: 'Mecatol Rex',
  planets: [{ id: 'mecatol-rex', name: 'Mecatol Rex', resources: 1, influence: 6 }],
  wormholes: [],
  sources: { values: 'third-edition' },
  centre: true,
});
