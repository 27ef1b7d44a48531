import { tile } from '#ti2/rules/components/component.ts';
import home from '#ti2/content/hopes-end/tiles/mentak-home.ts';

export default tile({
  ...home,
  planets: [{ id: 'moll-primus', name: 'Moll Primus', resources: 6, influence: 2 }],
  sources: { values: 'first-edition' },
});
