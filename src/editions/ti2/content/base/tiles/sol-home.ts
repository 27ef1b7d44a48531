import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'sol-home',
  name: 'Home of Sol',
  planets: [{ id: 'jord', name: 'Jord', resources: 4, influence: 2 }],
  wormholes: [],
  sources: { values: 'third-edition' },
  home: 'sol',
});
