import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'norr-home',
  name: "Home of Sardakk N'orr",
  planets: [
    { id: 'quinarra', name: 'Quinarra', resources: 3, influence: 1, specialties: [] },
    { id: 'trenlak', name: "Tren'lak", resources: 1, influence: 0, specialties: [] },
  ],
  wormholes: [],
  home: 'norr',
});
