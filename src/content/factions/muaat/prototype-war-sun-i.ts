import { unit } from '../../../rules/component.ts';

export default unit({
  id: 'prototype-war-sun-i',
  name: 'Prototype War Sun I',
  set: 'base',
  text: 'Cost 12, combat 3 with 3 dice, move 1, capacity 6, sustains damage, bombardment 3 with 3 dice.',
  lacks: 'its own ability',
  faction: 'muaat',
  type: 'war-sun',
  cost: 12,
  combat: { value: 3, dice: 3 },
  move: 1,
  capacity: 6,
  sustainDamage: true,
  bombardment: { value: 3, dice: 3 },
});
