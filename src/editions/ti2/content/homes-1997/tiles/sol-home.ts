import { tile } from '#ti2/rules/components/component.ts';
import home from '#ti2/content/base/tiles/sol-home.ts';

export default tile({
  ...home,
  planets: [{ id: 'jord', name: 'Jord', resources: 6, influence: 5 }],
  sources: { values: 'first-edition' },
});
