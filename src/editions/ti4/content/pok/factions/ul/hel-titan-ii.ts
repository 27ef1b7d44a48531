import { technology } from '#ti4/rules/components/component.ts';
import { helTitan } from '#ti4/content/pok/shared/hel-titans.ts';

export default technology({
  id: 'hel-titan-ii',
  name: 'Hel-Titan II',
  set: 'pok',
  text: 'Combat 6, Sustain Damage, Planetary Shield, Space Cannon 5, Production 1. Its Space Cannon also reaches ships in adjacent systems. It is both a structure and a ground force and cannot be transported.',
  prerequisites: { cybernetic: 1, warfare: 1 },
  faction: 'ul',
  upgrade: { ...helTitan, combat: { value: 6, dice: 1 }, spaceCannon: { value: 5, dice: 1 }, spaceCannonRange: 1 },
});
