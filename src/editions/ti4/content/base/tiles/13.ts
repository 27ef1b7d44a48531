import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '13',
  name: "Tren'lak and Quinarra",
  set: 'base',
  back: 'green',
  home: 'sardakk-norr',
  planets: [
    { id: 'trenlak', name: "Tren'lak", resources: 1, influence: 0 },
    { id: 'quinarra', name: 'Quinarra', resources: 3, influence: 1 },
  ],
});
