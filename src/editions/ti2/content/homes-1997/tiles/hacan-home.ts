import { tile } from '#ti2/rules/components/component.ts';
import home from '#ti2/content/base/tiles/hacan-home.ts';

export default tile({
  ...home,
  planets: [
    { id: 'arretze', name: 'Arretze', resources: 2, influence: 1 },
    { id: 'hercant', name: 'Hercant', resources: 2, influence: 2 },
    { id: 'kamdorn', name: 'Kamdorn', resources: 1, influence: 2 },
  ],
  sources: { values: 'first-edition' },
});
