import { technology } from '../../rules/component.ts';

export default technology({
  id: 'war-sun',
  name: 'War Sun',
  set: 'base',
  text: 'Cost 12, combat 3 with 3 dice, move 2, capacity 6, sustains damage, bombardment 3 with 3 dice.',
  prerequisites: { warfare: 3, cybernetic: 1 },
  upgrade: {
    type: 'war-sun',
    cost: 12,
    combat: { value: 3, dice: 3 },
    move: 2,
    capacity: 6,
    sustainDamage: true,
    bombardment: { value: 3, dice: 3 },
  },
});
