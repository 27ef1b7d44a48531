import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'yssaril-home',
  name: 'Home of Yssaril',
  planets: [
    { id: 'retillion', name: 'Retillion', resources: 2, influence: 3 },
    { id: 'shalloq', name: 'Shalloq', resources: 1, influence: 2 },
  ],
  wormholes: [],
  sources: { values: 'third-edition' },
  home: 'yssaril',
});
