import { unit } from '#ti4/rules/components/component.ts';
import { dimensionalTearModifiers } from '#ti4/content/pok/shared/dimensional-tears.ts';

export default unit({
  id: 'dimensional-tear-i',
  name: 'Dimensional Tear I',
  set: 'pok',
  faction: 'vuilraith',
  text: 'Production 5. Up to 6 fighters in its system use no capacity. Its system is a gravity rift, but your ships do not roll for it.',
  type: 'space-dock',
  production: 5,
  holdsFighters: 6,
  modifiers: dimensionalTearModifiers,
});
