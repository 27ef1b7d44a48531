import { unit } from '#ti4/rules/components/component.ts';
import { helTitan } from '#ti4/content/pok/shared/hel-titans.ts';

export default unit({
  id: 'hel-titan-i',
  name: 'Hel-Titan I',
  set: 'pok',
  text: 'Combat 7, Sustain Damage, Planetary Shield, Space Cannon 6, Production 1. It is both a structure and a ground force and cannot be transported.',
  faction: 'ul',
  ...helTitan,
  combat: { value: 7, dice: 1 },
  spaceCannon: { value: 6, dice: 1 },
});
