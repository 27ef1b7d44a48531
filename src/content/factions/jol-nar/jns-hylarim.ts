import { unit } from '../../../rules/component.ts';

export default unit({
  id: 'jns-hylarim',
  name: 'J.N.S. Hylarim',
  set: 'base',
  text: 'Cost 8, combat 6 with 2 dice, move 1, capacity 3, sustains damage.',
  lacks: 'its own ability',
  faction: 'jol-nar',
  type: 'flagship',
  cost: 8,
  combat: { value: 6, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
});
