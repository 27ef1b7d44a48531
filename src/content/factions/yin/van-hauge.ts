import { unit } from '../../../rules/component.ts';

export default unit({
  id: 'van-hauge',
  name: 'Van Hauge',
  set: 'base',
  text: 'Cost 8, combat 9 with 2 dice, move 1, capacity 3, sustains damage.',
  lacks: 'its own ability',
  faction: 'yin',
  type: 'flagship',
  cost: 8,
  combat: { value: 9, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
});
