import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'letnev-home',
  name: 'Home of Letnev',
  planets: [
    { id: 'arc-prime', name: 'Arc Prime', resources: 4, influence: 0 },
    { id: 'wren-terra', name: 'Wren Terra', resources: 2, influence: 1 },
  ],
  wormholes: [],
  sources: { values: 'third-edition' },
  home: 'letnev',
});
