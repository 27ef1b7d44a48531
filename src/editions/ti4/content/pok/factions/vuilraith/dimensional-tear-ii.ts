import { technology } from '#ti4/rules/components/component.ts';
import { dimensionalTearModifiers } from '#ti4/content/pok/shared/dimensional-tears.ts';

export default technology({
  id: 'dimensional-tear-ii',
  name: 'Dimensional Tear II',
  set: 'pok',
  faction: 'vuilraith',
  text: 'Production 7. Up to 12 fighters in its system use no capacity. Its system is a gravity rift, but your ships do not roll for it.',
  prerequisites: { cybernetic: 2 },
  upgrade: { type: 'space-dock', production: 7, holdsFighters: 12 },
  modifiers: dimensionalTearModifiers,
});
