import { tile } from '#ti2/rules/components/component.ts';
import home from '#ti2/content/hopes-end/tiles/yssaril-home.ts';

export default tile({
  ...home,
  planets: [
    { id: 'retillion', name: 'Retillion', resources: 3, influence: 5 },
    { id: 'shalloq', name: 'Shalloq', resources: 1, influence: 3 },
  ],
  sources: { values: 'first-edition' },
});
