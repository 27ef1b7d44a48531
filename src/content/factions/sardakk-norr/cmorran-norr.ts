import { unit } from '../../../rules/component.ts';

export default unit({
  id: 'cmorran-norr',
  name: "C'morran N'orr",
  set: 'base',
  text: 'Cost 8, combat 6 with 2 dice, move 1, capacity 3, sustains damage.',
  lacks: 'its own ability',
  faction: 'sardakk-norr',
  type: 'flagship',
  cost: 8,
  combat: { value: 6, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
});
