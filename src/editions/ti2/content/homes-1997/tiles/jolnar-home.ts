import { tile } from '#ti2/rules/components/component.ts';
import home from '#ti2/content/base/tiles/jolnar-home.ts';

export default tile({
  ...home,
  planets: [
    { id: 'jol', name: 'Jol', resources: 3, influence: 5 },
    { id: 'nar', name: 'Nar', resources: 2, influence: 5 },
  ],
  sources: { values: 'first-edition' },
});
