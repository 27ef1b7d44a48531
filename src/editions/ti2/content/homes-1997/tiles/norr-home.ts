import { tile } from '#ti2/rules/components/component.ts';
import home from '#ti2/content/base/tiles/norr-home.ts';

export default tile({
  ...home,
  planets: [
    { id: 'quinarra', name: 'Quinarra', resources: 4, influence: 2 },
    { id: 'trenlak', name: "Tren'lak", resources: 1, influence: 1 },
  ],
  sources: { values: 'first-edition' },
});
