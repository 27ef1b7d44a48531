import { unit } from '../../../rules/component.ts';

export default unit({
  id: 'the-inferno',
  name: 'The Inferno',
  set: 'base',
  text: 'Cost 8, combat 5 with 2 dice, move 1, capacity 3, sustains damage.',
  lacks: 'its own ability',
  faction: 'muaat',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
});
