import { unit } from '../../../rules/component.ts';

export default unit({
  id: 'arc-secundus',
  name: 'Arc Secundus',
  set: 'base',
  text: 'Cost 8, combat 5 with 2 dice, move 1, capacity 3, sustains damage, bombardment 5 with 3 dice.',
  lacks: 'its own ability',
  faction: 'letnev',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  bombardment: { value: 5, dice: 3 },
});
