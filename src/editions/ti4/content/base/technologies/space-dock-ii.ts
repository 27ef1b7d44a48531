import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'space-dock-ii',
  name: 'Space Dock II',
  set: 'base',
  text: 'Production: the resources of its planet plus 4. Up to 3 fighters in its system use no capacity.',
  prerequisites: { cybernetic: 2 },
  upgrade: {
    type: 'space-dock',
    production: { planetPlus: 4 },
    holdsFighters: 3,
  },
});
