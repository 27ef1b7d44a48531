import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'prototype-war-sun-ii',
  name: 'Prototype War Sun II',
  set: 'base',
  text: 'Cost 10, combat 3 with 3 dice, move 3, capacity 6, sustains damage, bombardment 3 with 3 dice.',
  lacks: 'its effect',
  prerequisites: { warfare: 3, cybernetic: 1 },
  faction: 'muaat',
  upgrade: {
    type: 'war-sun',
    cost: 10,
    combat: { value: 3, dice: 3 },
    move: 3,
    capacity: 6,
    sustainDamage: true,
    bombardment: { value: 3, dice: 3 },
  },
});
