import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'norr-home',
  name: "Home of N'orr",
  planets: [
    { id: 'quinarra', name: 'Quinarra', resources: 3, influence: 1 },
    { id: 'trenlak', name: "Tren'lak", resources: 1, influence: 0 },
  ],
  wormholes: [],
  sources: { values: 'third-edition' },
  home: 'norr',
});
