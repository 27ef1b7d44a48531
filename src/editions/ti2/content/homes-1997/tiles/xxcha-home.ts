import { tile } from '#ti2/rules/components/component.ts';
import home from '#ti2/content/base/tiles/xxcha-home.ts';

export default tile({
  ...home,
  planets: [
    { id: 'archon-ren', name: 'Archon Ren', resources: 3, influence: 6 },
    { id: 'archon-tau', name: 'Archon Tau', resources: 1, influence: 4 },
  ],
  sources: { values: 'first-edition' },
});
