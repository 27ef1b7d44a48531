import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'space-dock-i',
  name: 'Space Dock I',
  set: 'base',
  text: "Production: the planet's resources plus 2, three fighters here need no capacity.",
  type: 'space-dock',
  production: { planetPlus: 2 },
  holdsFighters: 3,
});
