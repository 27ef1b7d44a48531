import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'xxcha-home',
  name: 'Home of Xxcha',
  planets: [
    { id: 'archon-ren', name: 'Archon Ren', resources: 2, influence: 3 },
    { id: 'archon-tau', name: 'Archon Tau', resources: 1, influence: 1 },
  ],
  wormholes: [],
  sources: { values: 'third-edition' },
  home: 'xxcha',
});
