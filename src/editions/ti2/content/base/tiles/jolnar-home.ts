import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'jolnar-home',
  name: 'Home of Jol-Nar',
  planets: [
    { id: 'jol', name: 'Jol', resources: 1, influence: 2 },
    { id: 'nar', name: 'Nar', resources: 2, influence: 3 },
  ],
  wormholes: [],
  sources: { values: 'third-edition' },
  home: 'jolnar',
});
