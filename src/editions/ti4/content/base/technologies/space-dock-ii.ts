import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'space-dock-ii',
  name: 'Space Dock II',
  set: 'base',
  text: "Production: the planet's resources plus 4, three fighters here need no capacity.",
  prerequisites: { cybernetic: 2 },
  upgrade: {
    type: 'space-dock',
    production: { planetPlus: 4 },
    holdsFighters: 3,
  },
});
