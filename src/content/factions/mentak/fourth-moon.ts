import { unit } from '../../../rules/component.ts';

export default unit({
  id: 'fourth-moon',
  name: 'Fourth Moon',
  set: 'base',
  text: 'Cost 8, combat 7 with 2 dice, move 1, capacity 3, sustains damage.',
  lacks: 'its own ability',
  faction: 'mentak',
  type: 'flagship',
  cost: 8,
  combat: { value: 7, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
});
