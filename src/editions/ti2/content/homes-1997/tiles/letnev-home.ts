import { tile } from '#ti2/rules/components/component.ts';
import home from '#ti2/content/base/tiles/letnev-home.ts';

export default tile({
  ...home,
  planets: [
    { id: 'arc-prime', name: 'Arc Prime', resources: 6, influence: 1 },
    { id: 'wren-terra', name: 'Wren Terra', resources: 4, influence: 1 },
  ],
  sources: { values: 'first-edition' },
});
