import { technology } from '#ti4/rules/components/component.ts';
import { directHitImmunity } from '#ti4/content/shared/modifiers/direct-hit-immunity.ts';

export default technology({
  id: 'super-dreadnought-ii',
  name: 'Super Dreadnought II',
  set: 'base',
  text: 'Cost 4, combat 4, move 2, capacity 2, Bombardment 4, Sustain Damage. Direct Hit cannot destroy it.',
  prerequisites: { propulsion: 2, cybernetic: 1 },
  faction: 'l1z1x',
  upgrade: {
    type: 'dreadnought',
    cost: 4,
    combat: { value: 4, dice: 1 },
    move: 2,
    capacity: 2,
    sustainDamage: true,
    bombardment: { value: 4, dice: 1 },
  },
  modifiers: directHitImmunity,
});
