import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'space-dock-i',
  name: 'Space Dock I',
  set: 'base',
  text: 'Production: the resources of its planet plus 2. Up to 3 fighters in its system use no capacity.',
  type: 'space-dock',
  production: { planetPlus: 2 },
  holdsFighters: 3,
});
