import { unit } from '../../../rules/component.ts';

export default unit({
  id: '001',
  name: '[0.0.1]',
  set: 'base',
  text: 'Cost 8, combat 5 with 2 dice, move 1, capacity 5, sustains damage.',
  lacks: 'its own ability',
  faction: 'l1z1x',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 1,
  capacity: 5,
  sustainDamage: true,
});
