import { unit } from '../../../rules/component.ts';

export default unit({
  id: 'genesis',
  name: 'Genesis ',
  set: 'base',
  text: 'Cost 8, combat 5 with 2 dice, move 1, capacity 12, sustains damage.',
  lacks: 'its own ability',
  faction: 'sol',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 1,
  capacity: 12,
  sustainDamage: true,
});
