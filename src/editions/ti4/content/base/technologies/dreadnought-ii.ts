import { technology } from '#ti4/rules/components/component.ts';
import { directHitImmunity } from '#ti4/content/shared/modifiers/direct-hit-immunity.ts';

export default technology({
  id: 'dreadnought-ii',
  name: 'Dreadnought II',
  set: 'base',
  text: 'Cost 4, combat 5, move 2, capacity 1, Bombardment 5, Sustain Damage. Direct Hit cannot destroy this ship.',
  prerequisites: { propulsion: 2, cybernetic: 1 },
  upgrade: {
    type: 'dreadnought',
    cost: 4,
    combat: { value: 5, dice: 1 },
    move: 2,
    capacity: 1,
    sustainDamage: true,
    bombardment: { value: 5, dice: 1 },
  },
  modifiers: directHitImmunity,
});
