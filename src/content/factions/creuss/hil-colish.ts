import { unit } from '../../../rules/component.ts';

export default unit({
  id: 'hil-colish',
  name: 'Hil Colish',
  set: 'base',
  text: 'Cost 8, combat 5, move 1, capacity 3, sustains damage.',
  lacks: 'its own ability',
  faction: 'creuss',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 1 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
});
