import { unit } from '../../../rules/component.ts';

export default unit({
  id: 'ysia-yssrila',
  name: "Y'sia Y'ssrila",
  set: 'base',
  text: 'Cost 8, combat 5 with 2 dice, move 2, capacity 3, sustains damage.',
  lacks: 'its own ability',
  faction: 'yssaril',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 2,
  capacity: 3,
  sustainDamage: true,
});
