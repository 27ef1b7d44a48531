import { unit } from '../../../rules/component.ts';

export default unit({
  id: 'duha-menaimon',
  name: 'Duha Menaimon',
  set: 'base',
  text: 'Cost 8, combat 7 with 2 dice, move 1, capacity 5, sustains damage.',
  lacks: 'its own ability',
  faction: 'arborec',
  type: 'flagship',
  cost: 8,
  combat: { value: 7, dice: 2 },
  move: 1,
  capacity: 5,
  sustainDamage: true,
});
